import 'server-only'
import { byAddress, type PersonalData, personalTable } from '@/lib/platform/personal-data'

export const waitlistData: PersonalData = {
  columns: {
    WaitlistEntry: {
      erased: ['email', 'source', 'consentVersion', 'plan', 'searchText'],
      redacted: ['name'],
    },
  },
  tables: [
    personalTable('WaitlistEntry', {
      title: 'Waitlist',
      purpose: 'Kept to email people when it’s their turn, with consent.',
      own: byAddress,
      person: 'WaitlistEntry',
      hidden: ['id', 'searchText'],
      at: 'createdAt',
    }),
  ],
}
