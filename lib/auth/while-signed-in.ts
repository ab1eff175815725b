import 'server-only'
import type { NounName } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import { mayRead } from './access'
import { type Admin, aliveAt } from './live-session'

/**
 * Passes on the chunks of a download as long as its session is live and its role may read the noun. A slow client
 * could otherwise receive new rows for hours after losing access.
 */
export async function* whileSignedIn(admin: Admin, noun: NounName, chunks: AsyncIterable<string>) {
  for await (const chunk of chunks) {
    if (!(await mayStillRead(admin, noun))) throw new Error('The session ended during a download')
    yield chunk
  }
}

async function mayStillRead({ sessionId }: Admin, noun: NounName): Promise<boolean> {
  const session = await db.adminSession.findFirst({
    where: { id: sessionId, ...aliveAt(Date.now()), user: { disabledAt: null } },
    select: { user: { select: { role: true } } },
  })
  return session !== null && mayRead(session.user.role, noun)
}
