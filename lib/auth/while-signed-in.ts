import 'server-only'
import type { NounName } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import { mayRead } from './access'
import { type Admin, liveSessionsAt } from './live-session'

const CHECK_EVERY_MS = 1_000

/**
 * Yields the chunks of a download. Throws once the session is no longer live or the person's role may no
 * longer read the noun, which is checked at most once a second. Otherwise, a slow client could keep receiving
 * rows for hours after losing access.
 */
export async function* whileSignedIn(admin: Admin, noun: NounName, chunks: AsyncIterable<string>) {
  let checkedAt = Number.NEGATIVE_INFINITY
  for await (const chunk of chunks) {
    if (performance.now() - checkedAt >= CHECK_EVERY_MS) {
      if (!(await mayStillRead(admin, noun)))
        throw new Error('The session ended or lost access during a download')
      checkedAt = performance.now()
    }
    yield chunk
  }
}

async function mayStillRead({ sessionId }: Admin, noun: NounName): Promise<boolean> {
  const session = await db.adminSession.findFirst({
    where: { id: sessionId, ...liveSessionsAt(Date.now()), user: { disabledAt: null } },
    select: { user: { select: { role: true } } },
  })
  return session !== null && mayRead(session.user.role, noun)
}
