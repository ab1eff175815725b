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
      title: 'Links to a copy of the data',
      purpose: 'Kept to send the copy to the right person only.',
      own: byAddress,
      hidden: ['id', 'tokenHash'],
      at: 'createdAt',
    }),
    personalTable('PrivacyRequest', {
      title: 'Privacy requests',
      purpose: 'Kept to answer requests on time. After an erasure, only anonymous records remain.',
      own: byAddress,
      hidden: ['id', 'emailHash', 'tokenHash', 'closedBy'],
      at: 'requestedAt',
    }),
  ],
}
