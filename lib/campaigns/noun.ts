import { Send } from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

export const campaigns = {
  name: 'campaigns',
  screens: [
    {
      href: '/admin/campaigns',
      label: 'Messages',
      group: 'Audience',
      Icon: Send,
      key: 'm',
      words: 'campaigns bulk email broadcast',
      pages: [
        {
          href: '/admin/campaigns/new',
          label: 'New message',
          words: 'write campaign email all',
          isNew: true,
        },
      ],
    },
  ],
  records: {
    campaigns: record({
      label: 'Messages',
      Icon: Send,
      model: 'Campaign',
      title: ['subject'],
      detail: ['status'],
      search: ['subject'],
      path: '/admin/campaigns/',
    }),
  },
} as const satisfies Noun
