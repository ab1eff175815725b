import { BriefcaseBusiness } from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

export const careers = {
  name: 'careers',
  roles: ['recruiter'],
  readers: ['viewer'],
  isCached: true,
  screens: [
    {
      href: '/admin/careers',
      label: 'Careers',
      group: 'Hiring',
      Icon: BriefcaseBusiness,
      key: 'j',
      keywords: 'jobs positions vacancies openings hiring',
      pages: [
        {
          href: '/admin/careers/new',
          label: 'Add position',
          keywords: 'new job opening vacancy',
          isNew: true,
        },
      ],
    },
  ],
  records: {
    positions: record({
      label: 'Positions',
      Icon: BriefcaseBusiness,
      model: 'JobPosition',
      title: ['title'],
      detail: ['status', 'department'],
      search: ['title', 'department', 'location'],
      hasTrash: true,
      path: '/admin/careers/',
      list: '/admin/careers',
    }),
  },
  auditPages: [{ recordId: 'settings', href: '/admin/settings' }],
} as const satisfies Noun
