import 'server-only'
import { findRequiredFactor, withoutSecondFactor } from '@/lib/auth/required-factor'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'

export type StaffAccount = Awaited<ReturnType<typeof listStaff>>[number]

/** Lists all accounts by name, active accounts before disabled ones. */
export async function listStaff() {
  const admin = await requireAdmin('staff')
  const accounts = await db.adminUser.findMany({
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      name: true,
      username: true,
      email: true,
      role: true,
      totpEnabledAt: true,
      _count: { select: { passkeys: true } },
      createdAt: true,
      disabledAt: true,
      sessions: { orderBy: { lastSeenAt: 'desc' }, take: 1, select: { lastSeenAt: true } },
    },
  })
  const shown = accounts.map(({ totpEnabledAt, sessions, _count, ...account }) => ({
    ...account,
    hasSecondFactor: totpEnabledAt !== null,
    hasPasskey: _count.passkeys > 0,
    // Null if it was more than 30 days ago, because sessions are not kept longer.
    lastSeenAt: sessions[0]?.lastSeenAt ?? null,
    isOwn: account.id === admin.id,
  }))
  return shown.sort((a, b) => Number(a.disabledAt !== null) - Number(b.disabledAt !== null))
}

export type SecondFactorPolicy = Awaited<ReturnType<typeof getSecondFactorPolicy>>

/** Returns whether a second factor is required (null if not), and the names of those who have none. */
export async function getSecondFactorPolicy() {
  await requireAdmin('staff')
  const [required, people] = await Promise.all([
    findRequiredFactor(),
    db.adminUser.findMany({ where: withoutSecondFactor, orderBy: { name: 'asc' }, select: { name: true } }),
  ])
  return { required, without: people.map(({ name }) => name) }
}

export type PendingInvitation = Awaited<ReturnType<typeof listInvitations>>[number]

/** Lists open invitations, newest first. */
export async function listInvitations() {
  await requireAdmin('staff')
  const invitations = await db.adminInvitation.findMany({
    where: { acceptedAt: null, revokedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      email: true,
      role: true,
      createdAt: true,
      expiresAt: true,
      invitedBy: { select: { name: true } },
    },
  })
  const failed = await findFailedEmails(invitations.map(({ id }) => id))
  const now = new Date()
  return invitations.map(({ invitedBy, ...invitation }) => ({
    ...invitation,
    // Null if that account no longer exists.
    invitedBy: invitedBy?.name ?? null,
    isExpired: invitation.expiresAt <= now,
    hasMailFailed: failed.has(invitation.id),
  }))
}

/** Returns the ids of invitations whose last email failed. */
async function findFailedEmails(invitationIds: string[]) {
  const emails = await db.mailMessage.findMany({
    where: { subjectId: { in: invitationIds }, template: 'staff-invitation' },
    distinct: ['subjectId'],
    orderBy: { createdAt: 'desc' },
    select: { subjectId: true, status: true },
  })
  return new Set(emails.filter(({ status }) => status === 'failed').map(({ subjectId }) => subjectId))
}
