import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { byAddress, idsOf, type PersonalData, personalTable, TEAM } from '@/lib/platform/personal-data'

export const contactData: PersonalData = {
  columns: {
    ContactMessage: {
      erased: ['reference', 'email', 'category', 'consentVersion', 'searchText'],
      redacted: ['name', 'subject', 'message'],
    },
    ContactEvent: { erased: ['actorName'], redacted: ['text'] },
    SavedReply: { title: 'Saved replies', redacted: ['title', 'body'] },
    ContactInfo: { kept: { [TEAM]: ['email', 'phone', 'address', 'businessHours', 'supportHours'] } },
  },
  tables: [
    personalTable('ContactEvent', {
      title: 'History of messages',
      purpose: 'Kept to answer messages and keep track of our answers.',
      own: (email, held) => Prisma.sql`${held.messageId} IN (${idsOf('ContactMessage', email)})`,
      hidden: ['id', 'messageId', 'mailId', 'actorName'],
      at: 'at',
      mail: 'mailId',
    }),
    personalTable('ContactMessage', {
      title: 'Messages to us',
      purpose: 'Kept to answer messages.',
      own: byAddress,
      person: 'ContactMessage',
      hidden: ['id', 'searchText'],
      at: 'receivedAt',
    }),
  ],
}
