import { CircleUserRound } from 'lucide-react'
import type { Noun } from '@/lib/platform/noun'
import { roles } from '@/lib/platform/role'

export const account = {
  name: 'account',
  roles,
  screens: [
    {
      href: '/admin/account',
      label: 'Your account',
      group: 'Site',
      Icon: CircleUserRound,
      key: 'o',
      keywords: 'profile password second factor two-factor totp recovery codes sessions',
    },
  ],
} as const satisfies Noun
