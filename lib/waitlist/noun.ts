import { UserRound, UserRoundPlus } from 'lucide-react'
import { type Noun, record, waitingRows } from '@/lib/platform/noun'

export const waitlist = {
  name: 'waitlist',
  roles: ['support'],
  screens: [
    {
      href: '/admin/waitlist',
      label: 'Waitlist',
      group: 'Audience',
      Icon: UserRoundPlus,
      key: 'w',
      keywords: 'signups entries people export csv email',
      waiting: waitingRows({ word: 'new', model: 'WaitlistEntry', since: 'createdAt', hasTrash: true }),
    },
  ],
  records: {
    waitlist: record({
      label: 'Waitlist',
      Icon: UserRound,
      model: 'WaitlistEntry',
      title: ['name'],
      detail: ['email'],
      search: 'searchText',
      hasTrash: true,
      path: '/admin/waitlist?q=',
      address: 'email',
      list: '/admin/waitlist',
      isPersonal: true,
    }),
  },
} as const satisfies Noun
