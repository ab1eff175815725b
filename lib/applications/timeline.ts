import type { ApplicationEvent, MailMessage } from '@/lib/platform/generated/prisma/client'

type Mail = Pick<MailMessage, 'id' | 'template' | 'props' | 'status' | 'lastError' | 'createdAt' | 'sentAt'>

export interface TimelineItem
  extends Pick<ApplicationEvent, 'id' | 'at' | 'kind' | 'actorName' | 'fromStatus' | 'toStatus' | 'text'> {
  /** The delivery state in the outbox; null if there is no email or it has been deleted there. */
  email: { id: string; status: Mail['status']; error: string; sentAt: Date | null; body: string } | null
}

/** Emails that the system sends automatically, which have no event. */
const automaticEmails: Record<string, string> = {
  'application-received': 'Confirmation that the application arrived',
  'application-repeated': 'Notice that someone applied again with this address',
  'application-alert': 'Alert to the hiring address',
}

/** Returns an application's history, oldest first: events, each with its email if any, and emails without an event. */
export function joinTimeline(events: ApplicationEvent[], emails: Mail[]): TimelineItem[] {
  const byId = new Map(emails.map((email) => [email.id, email]))
  const reported = new Set(events.map(({ mailId }) => mailId))
  const items = events.map(({ id, at, kind, actorName, fromStatus, toStatus, text, mailId }) => {
    const email = byId.get(mailId ?? '')
    return { id, at, kind, actorName, fromStatus, toStatus, text, email: email ? stateOf(email) : null }
  })
  const withoutEvent = emails.filter(({ id, template }) => !reported.has(id) && template in automaticEmails)
  const automatic = withoutEvent.map((email) => ({
    id: email.id,
    at: email.createdAt,
    kind: 'mail' as const,
    actorName: '',
    fromStatus: null,
    toStatus: null,
    text: automaticEmails[email.template] ?? '',
    email: stateOf(email),
  }))
  // List the application before the emails that were queued with it.
  return [...items, ...automatic].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function stateOf({ id, status, lastError, sentAt, props }: Mail): TimelineItem['email'] {
  const { body } = (props ?? {}) as { body?: unknown }
  return { id, status, error: lastError ?? '', sentAt, body: typeof body === 'string' ? body : '' }
}
