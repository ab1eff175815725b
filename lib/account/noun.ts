import { CircleUserRound } from 'lucide-react'
import type { Noun } from '@/lib/platform/noun'

export const account = {
  name: 'account',
  screens: [
    {
      href: '/admin/account',
      label: 'Your account',
      group: 'Site',
      Icon: CircleUserRound,
      key: 'o',
      words: 'profile password second factor two-factor totp recovery codes sessions',
    },
  ],
} as const satisfies Noun
