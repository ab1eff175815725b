import { Activity } from 'lucide-react'
import type { Noun } from '@/lib/platform/noun'

export const audit: Noun = {
  name: 'audit',
  screens: [
    {
      href: '/admin/activity',
      label: 'Activity',
      group: 'Site',
      Icon: Activity,
      key: 'y',
      words: 'audit log history changes who',
    },
  ],
}
