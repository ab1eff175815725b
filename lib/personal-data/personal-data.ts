import 'server-only'
import { byAddress, type PersonalData, personalTable } from '@/lib/platform/personal-data'

export const requestData: PersonalData = {
  columns: {
    PrivacyRequest: {
      erased: ['email', 'emailHash', 'tokenHash', 'closedBy', 'counts'],
      redacted: ['reason'],
    },
    PrivacyCopy: { erased: ['email', 'tokenHash'] },
    PrivacySuppression: { kept: { 'a keyed hash, so that the choice outlives the address': ['emailHash'] } },
  },
  tables: [
    personalTable('PrivacyCopy', {
      title: 'Links to a copy of your data',
      purpose: 'To give you that copy, and no one else.',
      own: byAddress,
      hidden: ['id', 'tokenHash'],
      at: 'createdAt',
    }),
    personalTable('PrivacyRequest', {
      title: 'Requests about your data',
      purpose: 'To answer in time. After an erasure, what remains is anonymous.',
      own: byAddress,
      hidden: ['id', 'emailHash', 'tokenHash', 'closedBy'],
      at: 'requestedAt',
    }),
  ],
}
