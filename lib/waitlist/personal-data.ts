import 'server-only'
import { byAddress, type PersonalData, personalTable } from '@/lib/platform/personal-data'

export const waitlistData: PersonalData = {
  columns: {
    WaitlistEntry: { erased: ['name', 'email', 'source', 'consentVersion', 'plan', 'searchText'] },
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
