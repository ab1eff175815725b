import { LayoutDashboard } from 'lucide-react'
import type { Noun } from '@/lib/platform/noun'

export const dashboard = {
  name: 'dashboard',
  screens: [
    {
      href: '/admin',
      label: 'Dashboard',
      Icon: LayoutDashboard,
      key: 'd',
      words: 'home overview start figures signups chart',
    },
  ],
} as const satisfies Noun
