import { Send } from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

export const campaigns = {
  name: 'campaigns',
  screens: [
    {
      href: '/admin/campaigns',
      label: 'Campaigns',
      group: 'Audience',
      Icon: Send,
      key: 'm',
      keywords: 'messages bulk email broadcast',
      pages: [
        {
          href: '/admin/campaigns/new',
          label: 'New campaign',
          keywords: 'write message email all',
          isNew: true,
        },
      ],
    },
  ],
  records: {
    campaigns: record({
      label: 'Campaigns',
      Icon: Send,
      model: 'Campaign',
      title: ['subject'],
      detail: ['status'],
      search: ['subject'],
      path: '/admin/campaigns/',
    }),
  },
} as const satisfies Noun
