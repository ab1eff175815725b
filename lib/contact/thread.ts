import type { ContactEvent, MailMessage } from '@/lib/platform/generated/prisma/client'

type Mail = Pick<MailMessage, 'id' | 'template' | 'status' | 'lastError' | 'createdAt'>

export interface ThreadEntry
  extends Pick<ContactEvent, 'id' | 'at' | 'actorName' | 'fromStatus' | 'toStatus' | 'text'> {
  kind: ContactEvent['kind'] | 'email'
  /** The delivery state in the outbox; null if there is no email or it has been deleted there. */
  email: { id: string; status: Mail['status']; error: string } | null
}

/** Emails that the site sends automatically, which have no event. */
const automaticEmails: Record<string, string> = {
  'contact-received': 'acknowledged the message',
  'contact-alert': 'alerted the contact address',
}

/** Returns a message's history, oldest first: events, each with its email if any, and emails without an event. */
export function joinThread(events: ContactEvent[], emails: Mail[]): ThreadEntry[] {
  const byId = new Map(emails.map((email) => [email.id, email]))
  const entries = events.map(({ id, at, kind, actorName, fromStatus, toStatus, text, mailId }) => {
    const email = byId.get(mailId ?? '')
    return { id, at, kind, actorName, fromStatus, toStatus, text, email: email ? stateOf(email) : null }
  })
  const automatic = emails
    .filter(({ template }) => template in automaticEmails)
    .map((email) => ({
      id: email.id,
      at: email.createdAt,
      kind: 'email' as const,
      actorName: 'The site',
      fromStatus: null,
      toStatus: null,
      text: automaticEmails[email.template] ?? '',
      email: stateOf(email),
    }))
  return [...automatic, ...entries].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function stateOf({ id, status, lastError }: Mail): ThreadEntry['email'] {
  return { id, status, error: lastError ?? '' }
}
