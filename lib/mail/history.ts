import 'server-only'
import { db } from '@/lib/platform/db'
import type { MailMessage } from '@/lib/platform/generated/prisma/client'
import { HISTORY_LIMIT } from '@/lib/platform/history-limit'

const ascending = 'asc' as const

/** The events to read for `readHistory`: one more than it returns, to find out whether there are older ones. */
export const latestEvents = { orderBy: [{ at: ascending }, { id: ascending }], take: -(HISTORY_LIMIT + 1) }

/**
 * Returns the history of a record, oldest first: events, each with the delivery state of its email, and emails without
 * an event. `automatic` describes those by template; the site sends them. `email` is null if there is none or it has
 * been deleted from the outbox.
 */
export async function readHistory<Event extends { at: Date; mailId: string | null }>(
  subjectId: string,
  events: Event[],
  automatic: Record<string, string>,
) {
  const emails = await db.mailMessage.findMany({
    where: { subjectId },
    orderBy: { createdAt: 'asc' },
    take: -HISTORY_LIMIT,
    select: { id: true, template: true, props: true, status: true, lastError: true, createdAt: true },
  })
  const states = new Map(emails.map((email) => [email.id, stateOf(email)]))
  const described = events
    .slice(-HISTORY_LIMIT)
    .map(({ mailId, ...event }) => ({ ...event, email: states.get(mailId ?? '') ?? null }))
  const withoutEvent = emails
    .filter(({ template }) => template in automatic)
    .map((email) => ({
      id: email.id,
      at: email.createdAt,
      kind: 'email' as const,
      actorName: 'The site',
      fromStatus: null,
      toStatus: null,
      text: automatic[email.template] ?? '',
      email: stateOf(email),
    }))
  // Events come before the emails that were queued with them.
  const entries = [...described, ...withoutEvent].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
  return { entries, hasOlder: events.length > HISTORY_LIMIT }
}

function stateOf({
  id,
  status,
  lastError,
  props,
}: Pick<MailMessage, 'id' | 'status' | 'lastError' | 'props'>) {
  const { body } = (props ?? {}) as { body?: unknown }
  return { id, status, error: lastError ?? '', body: typeof body === 'string' ? body : '' }
}
