import 'server-only'
import type { AuditActor } from '@/lib/audit/record'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import type { Admin } from './live-session'
import { lockAccount } from './revoke'
import { SESSION_ENDED } from './schema'

/** The actor of work that takes so long that their session may end meanwhile. */
export type LiveActor = AuditActor & Pick<Admin, 'id' | 'sessionId' | 'role'>

/**
 * Refuses if the session has ended or the role has changed since the work began, which may be minutes ago. The account
 * stays locked, so that neither can happen before the transaction ends.
 */
export async function requireLive(
  tx: Transaction,
  { id, sessionId, role }: Pick<Admin, 'id' | 'sessionId' | 'role'>,
) {
  await lockAccount(tx, id)
  const live = { id: sessionId, revokedAt: null, user: { disabledAt: null, role } }
  if ((await tx.adminSession.count({ where: live })) === 0) throw new Refusal(SESSION_ENDED)
}
