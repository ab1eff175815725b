import 'server-only'
import { byAddress, type PersonalData, personalTable } from '@/lib/platform/personal-data'

export const mailData: PersonalData = {
  columns: {
    MailMessage: {
      erased: ['template', 'toEmail'],
      redacted: ['toName', 'lastError'],
      redactedJson: ['props'],
    },
    MailSuppression: { erased: ['email'] },
  },
  tables: [
    personalTable('MailSuppression', {
      title: 'Addresses that get no bulk email',
      purpose: 'Kept to respect the choice to unsubscribe, or to stop emailing addresses that bounce.',
      own: byAddress,
      hidden: [],
      at: 'createdAt',
    }),
  ],
}
