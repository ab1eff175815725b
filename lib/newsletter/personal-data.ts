import 'server-only'
import { byAddress, type PersonalData, personalTable } from '@/lib/platform/personal-data'

export const newsletterData: PersonalData = {
  columns: {
    Subscriber: { erased: ['email', 'source', 'consentVersion', 'tokenHash', 'topics'] },
  },
  tables: [
    personalTable('Subscriber', {
      title: 'Newsletter',
      purpose: 'Kept to send new articles, with consent.',
      own: byAddress,
      person: 'Subscriber',
      hidden: ['id', 'tokenHash'],
      at: 'createdAt',
    }),
  ],
}
