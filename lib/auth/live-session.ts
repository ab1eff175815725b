import { HOUR_MS, MINUTE_MS } from '@/lib/dates'
import 'server-only'
import { decode } from 'next-auth/jwt'
import { db } from '@/lib/platform/db'
import { recordId } from '@/lib/platform/fields'
import type { Role } from '@/lib/platform/role'
import { authSecrets } from '@/lib/platform/signed-id'
import { findRequiredFactor, type RequiredFactor } from './required-factor'

const IDLE = HOUR_MS
const TOUCH_AFTER = MINUTE_MS

/** A session ends this many seconds after sign-in, even if it is in use. */
export const SESSION_SECONDS = 24 * 60 * 60

export interface Admin {
  id: string
  username: string
  name: string
  email: string | null
  role: Role
  sessionId: string
  /** True if sign-in asks for a code. */
  hasSecondFactor: boolean
  hasPasskey: boolean
  /** True if a code or passkey opened or confirmed this session. */
  usedSecondFactor: boolean
  /** Null if they have a second factor or passkey, or if none is required. */
  factorToSetUp: RequiredFactor | null
  /** True if their password is no longer enough to confirm who they are. */
  mustUsePasskey: boolean
  /** When they last typed their password or a code, or used a passkey, in this session. */
  confirmedAt: Date
}

/**
 * Returns the owner of the cookie, or null. The cookie only names a session row; the row decides. Rejects sessions
 * that are forged, revoked, idle for 60 minutes, older than 24 hours, or of a disabled account, and those opened with
 * only a password although a second factor is required and the account has one.
 */
export async function findLiveSession(token: string | undefined): Promise<Admin | null> {
  const id = await readSessionId(token)
  if (!id) return null
  const now = Date.now()
  const session = await db.adminSession.findFirst({
    where: { id, ...liveSessionsAt(now), user: { disabledAt: null } },
    select: {
      lastSeenAt: true,
      confirmedAt: true,
      usedSecondFactor: true,
      user: {
        select: {
          id: true,
          username: true,
          name: true,
          email: true,
          role: true,
          totpEnabledAt: true,
          passkeys: { take: 1, select: { id: true } },
        },
      },
    },
  })
  if (!session) return null
  const { totpEnabledAt, passkeys, ...user } = session.user
  const [hasSecondFactor, hasPasskey] = [totpEnabledAt !== null, passkeys.length > 0]
  const hasEither = hasSecondFactor || hasPasskey
  const required = hasSecondFactor && session.usedSecondFactor ? null : await findRequiredFactor()
  const isDue = required?.isDue ?? false
  if (isDue && hasEither && !session.usedSecondFactor) return null
  if (now - session.lastSeenAt.getTime() > TOUCH_AFTER) await touch(id, now)
  return {
    ...user,
    sessionId: id,
    hasSecondFactor,
    hasPasskey,
    usedSecondFactor: session.usedSecondFactor,
    factorToSetUp: hasEither ? null : required,
    mustUsePasskey: isDue && hasPasskey && !hasSecondFactor,
    confirmedAt: session.confirmedAt,
  }
}

/** Returns the condition for sessions that are live at `now` (milliseconds). */
export function liveSessionsAt(now: number) {
  return {
    revokedAt: null,
    createdAt: { gt: new Date(now - SESSION_SECONDS * 1000) },
    lastSeenAt: { gt: new Date(now - IDLE) },
  }
}

const MAX_KNOWN_IDS = 500
/** Decrypted session ids by token. The id never changes, and its row decides whether the session is live. */
const knownIds = new Map<string, string>()

/**
 * Decrypts the session id in a cookie. Returns null if this server did not encrypt it. Caches the id, because each page
 * needs it twice, and deriving the key took 3% of a list's CPU time.
 */
export async function readSessionId(token: string | undefined): Promise<string | null> {
  if (!token) return null
  const knownId = knownIds.get(token)
  if (knownId) return knownId
  const id = await decryptSessionId(token)
  if (knownIds.size >= MAX_KNOWN_IDS) knownIds.clear()
  if (id) knownIds.set(token, id)
  return id
}

/**
 * The header of every token that next-auth encrypts. Others are rejected unread, because a token's header chooses its
 * algorithm, and one of them costs 22 times as much.
 */
const HEADER = Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString('base64url')

async function decryptSessionId(token: string): Promise<string | null> {
  if (!token.startsWith(`${HEADER}..`)) return null
  for (const secret of authSecrets) {
    const claims = await decode({ token, secret }).catch(() => null)
    if (claims) return recordId.safeParse(claims.sid).data ?? null
  }
  return null
}

/**
 * Records that the session is in use. Only one of several concurrent requests writes, because the new time no longer
 * meets the condition.
 */
async function touch(id: string, now: number) {
  await db.adminSession.updateMany({
    where: { id, revokedAt: null, lastSeenAt: { lt: new Date(now - TOUCH_AFTER) } },
    data: { lastSeenAt: new Date(now) },
  })
}
