import { Activity } from 'lucide-react'
import type { Noun } from '@/lib/platform/noun'

export const activity = {
  name: 'activity',
  screens: [
    {
      href: '/admin/activity',
      label: 'Activity',
      group: 'Site',
      Icon: Activity,
      key: 'y',
      keywords: 'audit log history changes who',
    },
  ],
} as const satisfies Noun
