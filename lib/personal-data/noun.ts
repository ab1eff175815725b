import { ShieldUser } from 'lucide-react'
import { type Noun, record, waitingRows } from '@/lib/platform/noun'
import { openStatuses } from './request-rules'

export const personalData = {
  name: 'personal-data',
  roles: ['support'],
  screens: [
    {
      href: '/admin/privacy',
      label: 'Privacy requests',
      group: 'Legal',
      Icon: ShieldUser,
      key: 'r',
      keywords: 'erase export person data protection gdpr ndpa',
      waiting: waitingRows({ word: 'open', model: 'PrivacyRequest', only: { status: openStatuses } }),
    },
  ],
  records: {
    // Not in the palette search: the screen itself finds people by address.
    requests: record({
      label: 'Privacy requests',
      Icon: ShieldUser,
      model: 'PrivacyRequest',
      title: ['kind'],
      path: '/admin/privacy/',
      isPersonal: true,
      auditName: 'privacy',
    }),
  },
} as const satisfies Noun
