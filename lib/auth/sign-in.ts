import 'server-only'
import { recordAudit } from '@/lib/audit/record'
import { db } from '@/lib/platform/db'
import { verifyPassword } from './password'
import type { Credentials } from './schema'

export interface Visitor {
  address: string
  userAgent: string
  requestId: string
}

/**
 * Checks user name and password and starts a session. Null for a wrong password, an unknown name and a disabled account
 * alike, after the same work.
 */
export async function startSession({ username, password }: Credentials, visitor: Visitor) {
  const account = await db.adminUser.findUnique({
    where: { username },
    select: { id: true, name: true, passwordHash: true, disabledAt: true },
  })
  const isRight = await verifyPassword(account?.passwordHash ?? null, password)
  if (!account || !isRight || account.disabledAt) return null
  return db.$transaction(async (tx) => {
    const session = await tx.adminSession.create({
      data: { userId: account.id, userAgent: visitor.userAgent, ip: visitor.address },
      select: { id: true },
    })
    await recordAudit(
      tx,
      { id: account.id, name: account.name, requestId: visitor.requestId },
      { noun: 'session', action: 'sign-in', recordId: session.id, summary: 'signed in' },
    )
    return { userId: account.id, sessionId: session.id }
  })
}
