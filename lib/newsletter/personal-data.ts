import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'
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
      shownAs: (_email, { topics }) => ({
        topics: Prisma.sql`CASE WHEN ${topics} = '{}' THEN '"all"' ELSE to_jsonb(${topics}) END`,
      }),
      at: 'createdAt',
    }),
  ],
}
