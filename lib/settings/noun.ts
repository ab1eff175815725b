import { Settings } from 'lucide-react'
import type { Noun } from '@/lib/platform/noun'

export const settings = {
  name: 'settings',
  isCached: true,
  screens: [
    {
      href: '/admin/settings',
      label: 'Settings',
      group: 'Site',
      Icon: Settings,
      key: 's',
      keywords: 'storage connection supabase s3 hiring retention',
    },
  ],
} as const satisfies Noun
