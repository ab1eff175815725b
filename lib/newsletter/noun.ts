import { MailPlus } from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

export const newsletter = {
  name: 'newsletter',
  roles: ['support'],
  screens: [
    {
      href: '/admin/newsletter',
      label: 'Newsletter',
      group: 'Audience',
      Icon: MailPlus,
      key: 'n',
      keywords: 'subscribers topics unsubscribe',
    },
  ],
  records: {
    subscribers: record({
      label: 'Subscribers',
      Icon: MailPlus,
      model: 'Subscriber',
      title: ['email'],
      detail: ['status'],
      search: 'email',
      path: '/admin/newsletter?q=',
      address: 'email',
      list: '/admin/newsletter',
      isPersonal: true,
    }),
  },
} as const satisfies Noun
