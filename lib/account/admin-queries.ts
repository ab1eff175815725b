import 'server-only'
import { describeBrowser } from '@/lib/auth/describe-browser'
import { liveSessionsAt } from '@/lib/auth/live-session'
import { findRequiredFactor } from '@/lib/auth/required-factor'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'

export type OwnSession = Awaited<ReturnType<typeof listOwnSessions>>[number]
export type OwnPasskey = Awaited<ReturnType<typeof listOwnPasskeys>>[number]

/** Returns the account of the signed-in administrator. */
export async function getOwnAccount() {
  const admin = await requireAdmin('account')
  const account = await db.adminUser.findUniqueOrThrow({
    where: { id: admin.id },
    select: {
      username: true,
      name: true,
      email: true,
      totpEnabledAt: true,
      _count: { select: { recoveryCodes: { where: { usedAt: null } } } },
    },
  })
  return {
    username: account.username,
    name: account.name,
    email: account.email ?? '',
    role: admin.role,
    hasSecondFactor: account.totpEnabledAt !== null,
    // True if every account now needs a passkey or two-factor authentication.
    isFactorRequired: (await findRequiredFactor())?.isDue ?? false,
    codesLeft: account._count.recoveryCodes,
  }
}

/** More than anyone looks through. Thousands would take seconds to render. */
const SHOWN_SESSIONS = 100

/** Lists the browsers in which this account is signed in: this one first, then the most recently used. */
export async function listOwnSessions() {
  const admin = await requireAdmin('account')
  const sessions = await db.adminSession.findMany({
    where: { userId: admin.id, ...liveSessionsAt(Date.now()) },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: SHOWN_SESSIONS,
    select: { id: true, createdAt: true, lastSeenAt: true, userAgent: true, ip: true },
  })
  const shown = sessions.map(({ id, createdAt, lastSeenAt, userAgent, ip }) => ({
    id,
    // A name such as "Chrome on Windows".
    browser: describeBrowser(userAgent),
    address: ip,
    startedAt: createdAt,
    lastSeenAt,
    isCurrent: id === admin.sessionId,
  }))
  return shown.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Lists the passkeys of this account, oldest first. */
export async function listOwnPasskeys() {
  const admin = await requireAdmin('account')
  return db.passkey.findMany({
    where: { userId: admin.id },
    orderBy: { id: 'asc' },
    select: { id: true, name: true, createdAt: true, lastUsedAt: true },
  })
}
