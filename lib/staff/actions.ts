'use server'
import { recordAudit } from '@/lib/audit/record'
import { notifyOwners, sendAccountNotice } from '@/lib/auth/account-notice'
import { enableSignIn, insertAccount } from '@/lib/auth/accounts'
import { adminAction } from '@/lib/auth/admin-action'
import type { Admin } from '@/lib/auth/live-session'
import { newPasswordProblem } from '@/lib/auth/new-password'
import { hashPassword } from '@/lib/auth/password'
import { withoutSecondFactor } from '@/lib/auth/required-factor'
import { revokeSessionsOf } from '@/lib/auth/revoke'
import { resetToPasswordOnly } from '@/lib/auth/second-factor'
import { refuseTakenName } from '@/lib/auth/staff-name'
import { DAY_MS, formatLongDate } from '@/lib/dates'
import { queueMail } from '@/lib/mail/queue'
import { action } from '@/lib/platform/action'
import type { Transaction } from '@/lib/platform/db'
import { maskEmail } from '@/lib/platform/email-address'
import { IdentityRefusal, isUniqueViolation, Refusal } from '@/lib/platform/errors'
import { noFieldsSchema, recordSchema } from '@/lib/platform/fields'
import { lockName } from '@/lib/platform/lock-name'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { roleDetails } from '@/lib/platform/role'
import { hashToken, randomSeed } from '@/lib/platform/signed-id'
import { getInvitation, type InvitationLink } from './queries'
import {
  acceptSchema,
  INVITATION_DAYS,
  inviteSchema,
  requireFactorSchema,
  roleChangeSchema,
  staffMessages,
} from './schema'
import { invitationToken } from './tokens'

/** Limits the invitations from one owner. */
const invitationLimit = { name: 'staff-invite', points: 30, seconds: 3_600 }

export const inviteColleague = adminAction(
  { name: 'staff.invite', isSensitive: true, schema: inviteSchema, limit: invitationLimit },
  async ({ email, role }, { tx, admin, audit }) => {
    await lockOwners(tx, admin)
    // If two people invite the same person at the same time, the second invitation is refused.
    await lockName(tx, `staff-invitation:${email}`)
    const known = await tx.adminUser.count({ where: { email } })
    if (known > 0) throw new Refusal('', { email: staffMessages.known })
    const pending = await tx.adminInvitation.count({ where: { email, acceptedAt: null, revokedAt: null } })
    if (pending > 0) throw new Refusal('', { email: staffMessages.invited })
    const { seed, ...fresh } = freshLink()
    const { id } = await tx.adminInvitation.create({
      data: { email, role, invitedById: admin.id, ...fresh },
      select: { id: true },
    })
    await sendInvitation(tx, { id, email, seed, invitedBy: admin.name })
    await audit({
      noun: 'invitation',
      action: 'create',
      recordId: id,
      summary: `invited ${maskEmail(email)} as ${roleDetails[role].label}`,
    })
    return null
  },
)

/** Sends a new link with the full validity period. The old link stops working. */
export const resendInvitation = adminAction(
  { name: 'staff.resend-invitation', isSensitive: true, schema: recordSchema, limit: invitationLimit },
  async ({ id }, { tx, admin, audit }) => {
    await lockOwners(tx, admin)
    const { seed, ...fresh } = freshLink()
    const [invitation] = await tx.adminInvitation.updateManyAndReturn({
      where: { id, acceptedAt: null, revokedAt: null },
      data: fresh,
      select: { email: true },
    })
    if (!invitation) throw new Refusal('This invitation has been accepted or revoked.')
    const { email } = invitation
    await sendInvitation(tx, { id, email, seed, invitedBy: admin.name })
    const summary = `resent the invitation to ${maskEmail(email)}`
    await audit({ noun: 'invitation', action: 'resend', recordId: id, summary })
    return null
  },
)

export const revokeInvitation = adminAction(
  { name: 'staff.revoke-invitation', isSensitive: true, schema: recordSchema },
  async ({ id }, { tx, audit }) => {
    const revoked = await tx.adminInvitation.updateManyAndReturn({
      where: { id, acceptedAt: null, revokedAt: null },
      data: { revokedAt: new Date() },
      select: { email: true },
    })
    const [invitation] = revoked
    if (!invitation) {
      const accepted = await tx.adminInvitation.count({ where: { id, acceptedAt: { not: null } } })
      if (accepted > 0) throw new Refusal('This invitation has already been accepted.')
    }
    const summary = `revoked the invitation to ${maskEmail(invitation?.email ?? '')}`
    await audit(invitation ? { noun: 'invitation', action: 'revoke', recordId: id, summary } : null)
    return null
  },
)

/** Creates the account of an invitation, once. */
export const acceptInvitation = action(
  {
    name: 'staff.accept-invitation',
    schema: acceptSchema,
    limit: { name: 'staff-accept', points: 20, seconds: 600 },
    prepare: async ({ token, password, ...owner }) => {
      // Hashing is expensive, so check the invitation first.
      const invitation = await getInvitation(token)
      if (invitation?.state !== 'open') throw notOpen(invitation)
      const problem = newPasswordProblem(password, owner)
      if (problem) throw new Refusal('', { password: problem })
      return hashPassword(password)
    },
    failure: 'Your account could not be created. Please try again.',
  },
  async ({ token, name, username }, { tx, requestId, prepared: passwordHash }) => {
    const now = new Date()
    const [invitation] = await tx.adminInvitation.updateManyAndReturn({
      where: { tokenHash: hashToken(token), acceptedAt: null, revokedAt: null, expiresAt: { gt: now } },
      data: { acceptedAt: now },
      select: { id: true, email: true, role: true },
    })
    if (!invitation) throw notOpen(await getInvitation(token, tx))
    const { email, role } = invitation
    await refuseTakenName(tx, name, null)
    // Before the account exists, so that a new owner gets no email about it.
    await notifyOwners(tx, 'account-created')
    const account = await insertAccount(tx, { username, name, passwordHash, email, role }).catch(
      (error: unknown) => {
        throw isUniqueViolation(error) ? new Refusal('', { username: staffMessages.taken }) : error
      },
    )
    await tx.adminInvitation.update({
      where: { id: invitation.id },
      data: { userId: account.id },
      select: { id: true },
    })
    const summary = `accepted an invitation as ${username}`
    const entry = { noun: 'account', action: 'create', recordId: account.id, summary }
    await recordAudit(tx, { id: account.id, name, requestId }, entry)
    return { username }
  },
)

/** If the response that reported the new account was lost, people send the form again. */
const notOpen = (invitation: InvitationLink | null) =>
  new Refusal(invitation?.state === 'used' ? staffMessages.used : staffMessages.notValid)

/**
 * Revokes the invitations someone sent while they were an owner, because they may have invited themselves as a way
 * back in.
 */
async function revokeInvitationsBy(tx: Transaction, invitedById: string) {
  await tx.adminInvitation.updateMany({
    where: { invitedById, acceptedAt: null, revokedAt: null },
    data: { revokedAt: new Date() },
  })
}

/**
 * Disables an account and ends its sessions. Owners cannot disable their own account, so at least one owner always
 * remains.
 */
export const disableAccount = adminAction(
  { name: 'staff.disable', isSensitive: true, schema: recordSchema },
  async ({ id }, { tx, admin, audit }) => {
    if (id === admin.id) throw new Refusal(staffMessages.yourself)
    await lockOwners(tx, admin)
    const account = await findAccount(tx, id)
    if (!account.disabledAt) {
      // Before the write, so that an owner who is disabled gets the email, too.
      await notifyOwners(tx, 'account-disabled')
      await tx.adminUser.update({ where: { id }, data: { disabledAt: new Date() }, select: { id: true } })
    }
    await revokeSessionsOf(tx, id)
    await revokeInvitationsBy(tx, id)
    const entry = {
      noun: 'account',
      action: 'disable',
      recordId: id,
      summary: `disabled ${account.username}`,
    }
    await audit(account.disabledAt ? null : entry)
    return null
  },
)

export const enableAccount = adminAction(
  { name: 'staff.enable', isSensitive: true, schema: recordSchema },
  async ({ id }, { tx, admin, audit }) => {
    await lockOwners(tx, admin)
    const account = await findAccount(tx, id)
    if (account.disabledAt) await enableSignIn(tx, id)
    const entry = { noun: 'account', action: 'enable', recordId: id, summary: `enabled ${account.username}` }
    await audit(account.disabledAt ? entry : null)
    return null
  },
)

/** Changes what an account may do, from its next request on. At least one owner who can sign in always remains. */
export const changeRole = adminAction(
  { name: 'staff.change-role', isSensitive: true, schema: roleChangeSchema },
  async ({ id, role }, { tx, admin, audit }) => {
    const owners = await lockOwners(tx, admin)
    const account = await findAccount(tx, id)
    if (account.role === role) {
      await audit(null)
      return null
    }
    // The caller is an owner, so if there is only one left, it is the caller.
    if (owners.length === 1 && owners.includes(id)) throw new Refusal(staffMessages.lastOwner)
    // Before the write, so that it goes to the other owners only.
    if (role === 'owner') await notifyOwners(tx, 'owner-added')
    await tx.adminUser.update({ where: { id }, data: { role }, select: { id: true } })
    await revokeInvitationsBy(tx, id)
    await sendAccountNotice(tx, account, 'role-changed')
    const [before, after] = [roleDetails[account.role].label, roleDetails[role].label]
    await audit({
      noun: 'account',
      action: 'change-role',
      recordId: id,
      summary: `changed the role of ${account.username} from ${before} to ${after}`,
    })
    return null
  },
)

/**
 * Resets the second factor of a colleague who has lost both their phone and their recovery codes, removes their
 * passkeys, and ends their sessions. Signing in then requires only the password.
 */
export const resetSecondFactor = adminAction(
  { name: 'staff.reset-second-factor', isSensitive: true, schema: recordSchema },
  async ({ id }, { tx, admin, audit }) => {
    if (id === admin.id)
      throw new Refusal('To turn off your own two-factor authentication, go to your account screen.')
    await lockOwners(tx, admin)
    const account = await findAccount(tx, id)
    if (!account.totpEnabledAt && account._count.passkeys === 0) {
      await audit(null)
      return null
    }
    await resetToPasswordOnly(tx, id)
    await revokeSessionsOf(tx, id)
    await sendAccountNotice(tx, account, 'factor-reset')
    const summary = `reset two-factor authentication and passkeys for ${account.username}`
    await audit({ noun: 'account', action: 'reset-second-factor', recordId: id, summary })
    return null
  },
)

/**
 * Requires a second factor or passkey for every account from a date onwards. Emails people who have neither. After the
 * date, they can only open their own account to set one up.
 */
export const requireSecondFactor = adminAction(
  { name: 'staff.require-second-factor', isSensitive: true, schema: requireFactorSchema },
  async ({ days }, { tx, admin, audit }) => {
    // This session would end at once, and the passkey may be on a device that is not at hand.
    if (days === '0' && admin.hasPasskey && !admin.usedSecondFactor)
      throw new IdentityRefusal(staffMessages.passkeyFirst, 'passkey')
    const requiredFrom = new Date(Date.now() + Number(days) * DAY_MS)
    const { count } = await tx.secondFactorPolicy.createMany({ data: { requiredFrom }, skipDuplicates: true })
    if (count === 0) throw new Refusal(staffMessages.alreadyRequired)
    for (const { id, name, email } of await tx.adminUser.findMany({
      where: { ...withoutSecondFactor, email: { not: null } },
      select: { id: true, name: true, email: true },
    }))
      await queueMail(tx, {
        template: 'second-factor-required',
        props: { name, from: requiredFrom.toISOString() },
        to: { email: email ?? '', name },
        subjectId: id,
      })
    const summary = `required a passkey or two-factor authentication for all accounts from ${formatLongDate(requiredFrom)}`
    await audit({ action: 'require-second-factor', summary })
    return null
  },
)

export const makeSecondFactorOptional = adminAction(
  { name: 'staff.make-second-factor-optional', isSensitive: true, schema: noFieldsSchema },
  async (_input, { tx, audit }) => {
    const { count } = await tx.secondFactorPolicy.deleteMany()
    if (count > 0) await notifyOwners(tx, 'factor-optional')
    const summary = 'made passkeys and two-factor authentication optional'
    await audit(count === 0 ? null : { action: 'make-second-factor-optional', summary })
    return null
  },
)

function freshLink() {
  const seed = randomSeed()
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_MS)
  return { seed, tokenHash: hashToken(invitationToken(seed)), expiresAt }
}

function sendInvitation(
  tx: Transaction,
  { id, email, seed, invitedBy }: { id: string; email: string; seed: string; invitedBy: string },
) {
  return queueMail(tx, {
    template: 'staff-invitation',
    props: { seed, invitedBy },
    to: { email },
    subjectId: id,
  })
}

/**
 * Locks the owners who can sign in until the transaction ends, and returns their ids. If two owners disable or demote
 * each other at the same time, the one who had to wait is no longer an owner and is refused.
 */
async function lockOwners(tx: Transaction, admin: Admin): Promise<string[]> {
  const rows = await queryRows(tx, idRow)`
    SELECT id::text FROM admin_user WHERE role = 'owner' AND disabled_at IS NULL ORDER BY admin_user.id FOR UPDATE`
  const owners = rows.map(({ id }) => id)
  if (!owners.includes(admin.id)) throw new Refusal(staffMessages.noOwner)
  return owners
}

async function findAccount(tx: Transaction, id: string) {
  const account = await tx.adminUser.findUnique({
    where: { id },
    select: {
      id: true,
      name: true,
      username: true,
      email: true,
      role: true,
      disabledAt: true,
      totpEnabledAt: true,
      _count: { select: { passkeys: true } },
    },
  })
  if (!account) throw new Refusal(staffMessages.gone)
  return account
}
