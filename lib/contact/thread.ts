import type { ContactEvent, MailMessage } from '@/lib/platform/generated/prisma/client'

type Mail = Pick<MailMessage, 'id' | 'template' | 'status' | 'lastError' | 'createdAt'>

export interface ThreadEntry
  extends Pick<ContactEvent, 'id' | 'at' | 'actorName' | 'fromStatus' | 'toStatus' | 'text'> {
  kind: ContactEvent['kind'] | 'letter'
  /** How a letter stands in the outbox; null when it is no letter, or was tidied up there. */
  mail: { id: string; status: Mail['status']; error: string } | null
}

/** Letters that the site writes by itself, and so no event tells of. */
const ownLetters: Record<string, string> = {
  'contact-received': 'acknowledged the message',
  'contact-alert': 'alerted the contact address',
}

/** What happened to a message, oldest first: its events, each reply with its state, and the letters without an event. */
export function joinThread(events: ContactEvent[], mails: Mail[]): ThreadEntry[] {
  const byId = new Map(mails.map((mail) => [mail.id, mail]))
  const entries = events.map(({ id, at, kind, actorName, fromStatus, toStatus, text, mailId }) => {
    const mail = byId.get(mailId ?? '')
    return { id, at, kind, actorName, fromStatus, toStatus, text, mail: mail ? stateOf(mail) : null }
  })
  const letters = mails
    .filter(({ template }) => template in ownLetters)
    .map((mail) => ({
      id: mail.id,
      at: mail.createdAt,
      kind: 'letter' as const,
      actorName: 'The site',
      fromStatus: null,
      toStatus: null,
      text: ownLetters[mail.template] ?? '',
      mail: stateOf(mail),
    }))
  return [...letters, ...entries].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function stateOf({ id, status, lastError }: Mail): ThreadEntry['mail'] {
  return { id, status, error: lastError ?? '' }
}
