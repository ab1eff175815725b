import { UsersRound } from 'lucide-react'
import type { Noun } from '@/lib/platform/noun'

export const staff = {
  name: 'staff',
  screens: [
    {
      href: '/admin/staff',
      label: 'Staff',
      group: 'Site',
      Icon: UsersRound,
      key: 'f',
      keywords: 'accounts admins invite invitation disable people',
    },
  ],
  auditPages: [
    { noun: 'account', href: '/admin/staff' },
    { noun: 'invitation', href: '/admin/staff' },
  ],
} as const satisfies Noun
