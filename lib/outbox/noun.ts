import { Mails } from 'lucide-react'
import { type Noun, record, waitingRows } from '@/lib/platform/noun'

export const outbox = {
  name: 'outbox',
  screens: [
    {
      href: '/admin/mail',
      label: 'Email',
      group: 'Site',
      Icon: Mails,
      key: 'e',
      keywords: 'outbox emails failed retry mail',
      waiting: waitingRows({ word: 'failed', model: 'MailMessage', only: { status: 'failed' } }),
      pages: [{ href: '/admin/mail/suppressed', label: 'Suppressed addresses', keywords: 'bounced blocked' }],
    },
  ],
  records: {
    // The palette does not search emails, because the Email screen has its own search.
    emails: record({
      label: 'Emails',
      Icon: Mails,
      model: 'MailMessage',
      title: ['template'],
      path: '/admin/mail/',
      isPersonal: true,
      auditName: 'mail',
    }),
  },
} as const satisfies Noun
