import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { byAddress, idsOf, type PersonalData, personalTable } from '@/lib/platform/personal-data'

export const applicationData: PersonalData = {
  columns: {
    Application: {
      erased: ['positionTitle', 'email', 'phone', 'experience', 'consentVersion', 'searchText'],
      redacted: [
        'applicantName',
        'location',
        'coverLetter',
        'portfolioUrl',
        'linkedinUrl',
        'salaryExpectation',
      ],
    },
    ApplicationEvent: { erased: ['actorName'], redacted: ['text'] },
    Resume: { erased: ['key', 'contentType', 'sha256'], redacted: ['fileName'] },
  },
  tables: [
    personalTable('Resume', {
      title: 'Resumes',
      purpose: 'Kept to decide on the application.',
      own: (email, held) => Prisma.sql`${held.applicationId} IN (${idsOf('Application', email)})`,
      hidden: ['id', 'key', 'applicationId'],
      at: 'createdAt',
    }),
    personalTable('ApplicationEvent', {
      title: 'History of applications',
      purpose: 'Kept to decide on the application and record the decision.',
      own: (email, held) => Prisma.sql`${held.applicationId} IN (${idsOf('Application', email)})`,
      hidden: ['id', 'applicationId', 'mailId', 'actorName'],
      at: 'at',
      mail: 'mailId',
    }),
    personalTable('Application', {
      title: 'Applications',
      purpose:
        'Kept to decide on the application. Erased at the end of the retention period, which begins with the decision.',
      own: byAddress,
      person: 'Application',
      hidden: ['id', 'positionId', 'searchText'],
      at: 'appliedAt',
    }),
  ],
}
