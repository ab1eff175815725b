import { FileUser } from 'lucide-react'
import { type Noun, record, waitingRows } from '@/lib/platform/noun'

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
      keywords: 'applicants candidates resumes cv hiring',
      waiting: waitingRows({
        word: 'new',
        model: 'Application',
        only: { status: 'pending' },
        hasTrash: true,
      }),
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
