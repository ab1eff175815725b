import 'server-only'
import { findRequiredFactor, type RequiredFactor, withoutSecondFactor } from '@/lib/auth/required-factor'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'
import type { Role } from '@/lib/platform/role'

export interface StaffAccount {
  id: string
  name: string
  username: string
  email: string | null
  role: Role
  hasSecondFactor: boolean
  hasPasskey: boolean
  /** Null if it was more than 30 days ago, because sessions are not kept longer. */
  lastSeenAt: Date | null
  createdAt: Date
  disabledAt: Date | null
  isOwn: boolean
}

/** Lists all accounts by name, active accounts before disabled ones. */
export async function listStaff(): Promise<StaffAccount[]> {
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
    lastSeenAt: sessions[0]?.lastSeenAt ?? null,
    isOwn: account.id === admin.id,
  }))
  return shown.sort((a, b) => Number(a.disabledAt !== null) - Number(b.disabledAt !== null))
}

export interface SecondFactorPolicy {
  /** Null if a second factor is optional. */
  required: RequiredFactor | null
  /** The names of those who can sign in with only a password. */
  without: string[]
}

/** Returns whether a second factor is required, and who has none. */
export async function getSecondFactorPolicy(): Promise<SecondFactorPolicy> {
  await requireAdmin('staff')
  const [required, people] = await Promise.all([
    findRequiredFactor(),
    db.adminUser.findMany({ where: withoutSecondFactor, orderBy: { name: 'asc' }, select: { name: true } }),
  ])
  return { required, without: people.map(({ name }) => name) }
}

export interface PendingInvitation {
  id: string
  email: string
  role: Role
  /** Who sent the invitation; null if that account no longer exists. */
  invitedBy: string | null
  createdAt: Date
  expiresAt: Date
  isExpired: boolean
  /** True if the email could not be delivered. */
  hasMailFailed: boolean
}

/** Lists open invitations, newest first. */
export async function listInvitations(): Promise<PendingInvitation[]> {
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
