import 'server-only'
import { byAddress, holding, type PersonalData } from '@/lib/platform/personal-data'

export const newsletterData: PersonalData = {
  columns: {
    Subscriber: { erased: ['email', 'source', 'consentVersion', 'tokenHash', 'topics'] },
  },
  holdings: [
    holding('Subscriber', {
      title: 'Newsletter',
      purpose: 'To send you new articles, with your consent.',
      own: byAddress,
      person: 'Subscriber',
      hidden: ['id', 'tokenHash'],
      at: 'createdAt',
    }),
  ],
}
