import { LayoutDashboard } from 'lucide-react'
import type { Noun } from '@/lib/platform/noun'
import { roles } from '@/lib/platform/role'

export const dashboard = {
  name: 'dashboard',
  roles,
  screens: [
    {
      href: '/admin',
      label: 'Dashboard',
      Icon: LayoutDashboard,
      key: 'd',
      keywords: 'home overview start figures signups chart',
    },
  ],
} as const satisfies Noun
