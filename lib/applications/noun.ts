import { FileUser } from 'lucide-react'
import { type Noun, record } from '@/lib/platform/noun'

export const applications = {
  name: 'applications',
  roles: ['recruiter'],
  screens: [
    {
      href: '/admin/applications',
      label: 'Applications',
      group: 'Hiring',
      Icon: FileUser,
      key: 'a',
      words: 'applicants candidates resumes cv hiring',
    },
  ],
  records: {
    applications: record({
      label: 'Applications',
      Icon: FileUser,
      model: 'Application',
      title: ['applicantName'],
      detail: ['positionTitle'],
      search: 'searchText',
      hasTrash: true,
      path: '/admin/applications/',
      list: '/admin/applications',
      isPersonal: true,
    }),
  },
} as const satisfies Noun
