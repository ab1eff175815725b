'use server'
import { notifyOwners, sendAccountNotice } from '@/lib/auth/account-notice'
import { adminAction } from '@/lib/auth/admin-action'
import { requireConfirmed } from '@/lib/auth/confirmed'
import { newPasswordProblem } from '@/lib/auth/new-password'
import { consumeOwnCode, countOwnCodeAttempt, wrongCode } from '@/lib/auth/own-code'
import { checkOwnPasskey } from '@/lib/auth/own-passkey'
import { confirmOwnPassword } from '@/lib/auth/own-password'
import { MAX_PASSKEYS, passkeyMessages } from '@/lib/auth/passkey-schema'
import {
  assertionOptions,
  confirmationPurpose,
  creationOptions,
  recordUse,
  verifyRegistration,
} from '@/lib/auth/passkeys'
import { hashPassword } from '@/lib/auth/password'
import { PASSWORD_MIN } from '@/lib/auth/password-rules'
import { replaceRecoveryCodes } from '@/lib/auth/recovery-codes'
import { requirePoint } from '@/lib/auth/require-point'
import { revokeOtherSessions } from '@/lib/auth/revoke'
import { keepOnlyThisBrowser } from '@/lib/auth/rotate-session'
import { consumeCode, removeSecondFactor, resetCodeLimit, stepFor } from '@/lib/auth/second-factor'
import { findAdmin } from '@/lib/auth/session'
import { refuseTakenName } from '@/lib/auth/staff-name'
import { makeTotpSecret, sealTotpSecret, setupOf } from '@/lib/auth/totp'
import { Refusal } from '@/lib/platform/errors'
import { noFieldsSchema, recordSchema } from '@/lib/platform/fields'
import type { Limit } from '@/lib/platform/rate-limit'
import {
  accountMessages,
  addPasskeySchema,
  changePasswordSchema,
  codeSchema,
  identitySchema,
  passwordAndCodeSchema,
  passwordSchema,
  profileSchema,
} from './schema'

/**
 * Limits password changes per account. Each one starts a new session, which resets the limit on guessing the current
 * password, because guesses are counted per session.
 */
const changeLimit: Limit = { name: 'account:change-password', points: 10, seconds: 60 * 60 }
const FACTOR_OFF = 'Two-factor authentication is off. Please reload the page.'

/**
 * Limits how often staff can trigger an email to an unverified address, because that email contains a name they chose.
 */
const profileLimit: Limit = { name: 'account:save-profile', points: 20, seconds: 60 * 60 }

/** Per account, because the activity log keeps every name, and nobody else can use it again. */
const nameLimit: Limit = { name: 'account:rename', points: 20, seconds: 24 * 60 * 60 }

/** Saves the fields that were changed. The others may have changed in another tab since the form was opened. */
export const saveProfile = adminAction(
  {
    name: 'account.save-profile',
    isSensitive: true,
    schema: profileSchema.partial(),
    prepare: async ({ name }) => {
      const admin = await findAdmin()
      if (!admin) return
      // Per session, so that a stolen one cannot use up the owner's attempts to restore the address.
      await requirePoint({ limit: profileLimit, key: admin.sessionId, admin: admin.id })
      if (name !== undefined && name !== admin.name)
        await requirePoint({ limit: nameLimit, key: admin.id, admin: admin.id, field: 'name' })
    },
  },
  async (changed, { tx, admin, audit }) => {
    const { name = admin.name, email = admin.email ?? '' } = changed
    if (name !== admin.name) await refuseTakenName(tx, name, admin.id)
    await tx.adminUser.update({
      where: { id: admin.id },
      data: { ...changed, ...(changed.email === '' && { email: null }) },
      select: { id: true },
    })
    // Notify the old address, because someone else using this browser could have entered the new one.
    if (admin.email && admin.email !== email) await sendAccountNotice(tx, admin, 'email-changed')
    if (email && admin.email !== email) await sendAccountNotice(tx, { ...admin, name, email }, 'email-added')
    const changes = [
      ...(name === admin.name ? [] : [`their name from ${admin.name} to ${name}`]),
      ...((email || null) === admin.email ? [] : ['their email address']),
    ]
    const summary = `changed ${changes.join(' and ')}`
    await audit(changes.length > 0 ? { action: 'update', recordId: admin.id, summary } : null)
    return { name, email }
  },
)

/** Changes the password, ends every other session and moves this one to a new cookie. */
export const changePassword = adminAction(
  {
    name: 'account.change-password',
    schema: changePasswordSchema,
    prepare: async ({ currentPassword, newPassword }) => {
      const account = await confirmOwnPassword(currentPassword)
      await requirePoint({ limit: changeLimit, key: account.id, admin: account.id, field: 'newPassword' })
      const problem = newPasswordProblem(newPassword, account, account.totpEnabledAt !== null)
      const refused = problem ?? (newPassword === currentPassword ? accountMessages.samePassword : null)
      if (refused) throw new Refusal('', { newPassword: refused })
      return { account, passwordHash: await hashPassword(newPassword) }
    },
  },
  async (_input, { tx, admin, audit, prepared: { account, passwordHash } }) => {
    // The password alone confirms someone's identity, unless they have a second factor.
    if (admin.hasSecondFactor || admin.mustUsePasskey) requireConfirmed(admin)
    const { id, totpEnabledAt } = account
    // Match on the second factor, because the minimum password length depends on whether it is on.
    const { count } = await tx.adminUser.updateMany({
      where: { id, passwordHash: account.passwordHash, totpEnabledAt },
      // Discard an unfinished setup, because it was started with the old password.
      data: { passwordHash, ...(totpEnabledAt ? {} : { totpSecret: null }) },
    })
    if (count === 0) throw new Refusal(accountMessages.changedSince)
    await sendAccountNotice(tx, account, 'password-changed')
    await audit({ action: 'set-password', recordId: id, summary: 'changed their password' })
    await keepOnlyThisBrowser(tx, admin)
    return null
  },
)

/**
 * Creates a secret for the authenticator app. Sign-in asks for codes only after a first code has proved that the app
 * has the secret.
 */
export const beginSecondFactorSetup = adminAction(
  {
    name: 'account.begin-second-factor',
    schema: passwordSchema,
    prepare: ({ currentPassword }) => confirmOwnPassword(currentPassword),
  },
  async (_input, { tx, audit, prepared: { id, username } }) => {
    const secret = makeTotpSecret()
    const { count } = await tx.adminUser.updateMany({
      where: { id, totpEnabledAt: null },
      data: { totpSecret: sealTotpSecret(id, secret), totpLastStep: null },
    })
    if (count === 0) throw new Refusal(accountMessages.changedSince)
    // Sign-in has not changed yet, so there is nothing to record.
    await audit(null)
    return setupOf(secret, username)
  },
)

/** Turns on the second factor and returns the recovery codes, which are never shown again. */
export const confirmSecondFactor = adminAction(
  {
    name: 'account.confirm-second-factor',
    schema: codeSchema,
    prepare: ({ code }) => countOwnCodeAttempt(code),
  },
  async (_input, { tx, afterTransaction, admin, audit, prepared: factor }) => {
    const { totpSecret, totpEnabledAt } = await tx.adminUser.findUniqueOrThrow({ where: { id: admin.id } })
    if (!totpSecret || totpEnabledAt) throw new Refusal(accountMessages.changedSince)
    const step = factor.kind === 'code' ? stepFor(admin.id, totpSecret, factor.value) : null
    if (step === null) throw wrongCode(afterTransaction, admin, { ...factor, kind: 'code' })
    const { count } = await tx.adminUser.updateMany({
      where: { id: admin.id, totpSecret, totpEnabledAt: null },
      data: { totpEnabledAt: new Date(), totpLastStep: step },
    })
    if (count === 0) throw new Refusal(accountMessages.changedSince)
    const codes = await replaceRecoveryCodes(tx, admin.id)
    await sendAccountNotice(tx, admin, 'factor-on')
    await audit({
      action: 'enable-second-factor',
      recordId: admin.id,
      summary: 'turned on two-factor authentication',
    })
    if (admin.factorToSetUp?.isDue) await notifyOwners(tx, 'factor-set-up')
    await keepOnlyThisBrowser(tx, admin, { usedSecondFactor: true })
    afterTransaction(() => resetCodeLimit(admin.sessionId, factor))
    return { codes }
  },
)

/**
 * Turns off the second factor. Requires the password and a code, so that neither an unattended browser nor a stolen
 * phone is enough. A recovery code also works.
 */
export const disableSecondFactor = adminAction(
  {
    name: 'account.disable-second-factor',
    schema: passwordAndCodeSchema,
    prepare: async ({ currentPassword, code }) => {
      const account = await confirmOwnPassword(currentPassword)
      if (!account.totpEnabledAt) throw new Refusal(FACTOR_OFF)
      if ([...currentPassword].length < PASSWORD_MIN) throw new Refusal(accountMessages.shortPassword)
      return { account, factor: await countOwnCodeAttempt(code) }
    },
  },
  async (_input, { tx, afterTransaction, admin, audit, prepared: { account, factor } }) => {
    if (!(await consumeCode(tx, account, factor))) throw wrongCode(afterTransaction, account, factor)
    await removeSecondFactor(tx, account.id)
    await sendAccountNotice(tx, account, 'factor-off')
    await audit({
      action: 'disable-second-factor',
      recordId: account.id,
      summary: 'turned off two-factor authentication',
    })
    await keepOnlyThisBrowser(tx, admin)
    afterTransaction(() => resetCodeLimit(admin.sessionId, factor))
    return null
  },
)

/**
 * Generates new recovery codes, which replace all earlier ones. Requires the password and a recent confirmation of the
 * person's identity, because the new codes can turn off the second factor.
 */
export const regenerateRecoveryCodes = adminAction(
  {
    name: 'account.renew-recovery-codes',
    isSensitive: true,
    schema: passwordSchema,
    prepare: ({ currentPassword }) => confirmOwnPassword(currentPassword),
  },
  async (_input, { tx, audit, prepared: account }) => {
    const { id } = account
    // Lock the row until the codes are written, because another request may be turning off the second factor.
    const { count } = await tx.adminUser.updateMany({
      where: { id, totpEnabledAt: { not: null } },
      data: { id },
    })
    if (count === 0) throw new Refusal(FACTOR_OFF)
    const codes = await replaceRecoveryCodes(tx, id)
    await sendAccountNotice(tx, account, 'codes-renewed')
    await audit({ action: 'renew-recovery-codes', recordId: id, summary: 'generated new recovery codes' })
    return { codes }
  },
)

/** Returns the options that let the signed-in person confirm their identity with a passkey. */
export const beginConfirmation = adminAction(
  {
    name: 'account.begin-confirmation',
    schema: noFieldsSchema,
    audit: false, // Writes nothing.
  },
  async (_input, { admin }) => assertionOptions(confirmationPurpose(admin.sessionId)),
)

/**
 * Confirms the identity of the person using this browser. Accepts a passkey, or else a code (with two-factor
 * authentication) or the password (without it). This allows sensitive actions for five minutes.
 */
export const confirmIdentity = adminAction(
  {
    name: 'account.confirm-identity',
    schema: identitySchema,
    prepare: async (proof) => {
      if ('code' in proof) return { factor: await countOwnCodeAttempt(proof.code) }
      if ('passkey' in proof) return { passkey: await checkOwnPasskey(proof.passkey) }
      await confirmOwnPassword(proof.currentPassword)
      return {}
    },
  },
  async (_proof, { tx, afterTransaction, admin, audit, prepared: { factor, passkey } }) => {
    if (passkey) {
      if (!(await recordUse(tx, passkey))) throw new Refusal(passkeyMessages.refused)
    } else {
      // Anyone with a second factor must use it.
      if (admin.mustUsePasskey || admin.hasSecondFactor !== (factor !== undefined))
        throw new Refusal(accountMessages.changedSince)
      if (factor) await consumeOwnCode({ tx, afterTransaction, admin }, factor)
    }
    const usedSecondFactor = Boolean(factor ?? passkey)
    await tx.adminSession.update({
      where: { id: admin.sessionId },
      data: { confirmedAt: new Date(), ...(usedSecondFactor ? { usedSecondFactor } : {}) },
      select: { id: true },
    })
    const summary = 'confirmed their identity'
    await audit({ noun: 'session', action: 'confirm', recordId: admin.sessionId, summary })
    return null
  },
)

/**
 * Throws a `Refusal` unless sensitive actions are currently allowed. Screens call this before they start a download.
 * Writes nothing.
 */
export const checkIdentity = adminAction(
  { name: 'account.check-identity', isSensitive: true, schema: noFieldsSchema, audit: false },
  async () => null,
)

/** Ends another session of this account. The other browser is sent to the sign-in page on its next request. */
export const endOwnSession = adminAction(
  { name: 'account.end-session', isSensitive: true, schema: recordSchema },
  async ({ id }, { tx, admin, audit }) => {
    if (id === admin.sessionId)
      throw new Refusal('You’re using this browser right now. To sign out here, use Sign Out.')
    const count = await revokeOtherSessions(tx, admin, id)
    await audit(
      count === 0
        ? null
        : {
            noun: 'session',
            action: 'revoke',
            recordId: id,
            summary: 'signed out of another browser',
          },
    )
    return null
  },
)

export const endOtherSessions = adminAction(
  { name: 'account.end-other-sessions', isSensitive: true, schema: noFieldsSchema },
  async (_input, { tx, admin, audit }) => {
    const count = await revokeOtherSessions(tx, admin)
    const summary = 'signed out of all other browsers'
    await audit(count === 0 ? null : { noun: 'session', action: 'revoke', recordId: admin.id, summary })
    return null
  },
)

/** Returns the options that let the browser create a passkey. Nothing is stored until `addPasskey`. */
export const beginPasskey = adminAction(
  {
    name: 'account.begin-passkey',
    isSensitive: true,
    limit: { name: 'account:begin-passkey', points: 30, seconds: 15 * 60 },
    schema: noFieldsSchema,
    audit: false, // Writes nothing.
  },
  async (_input, { tx, admin }) => creationOptions(tx, admin),
)

/** Adds a passkey, which lets the person sign in without a password. */
export const addPasskey = adminAction(
  {
    name: 'account.add-passkey',
    isSensitive: true,
    limit: { name: 'account:add-passkey', points: 30, seconds: 15 * 60 },
    schema: addPasskeySchema,
    failure: passkeyMessages.notAdded,
    prepare: async ({ response }) => {
      const admin = await findAdmin()
      return admin && verifyRegistration(response, admin)
    },
  },
  async ({ name }, { tx, admin, audit, prepared: created }) => {
    if (!created) throw new Refusal(passkeyMessages.notAdded)
    const userId = admin.id
    // `adminAction` has locked the account, so no concurrent request can add a passkey.
    const others = await tx.passkey.count({ where: { userId } })
    if (others >= MAX_PASSKEYS)
      throw new Refusal(`You already have ${MAX_PASSKEYS} passkeys, the maximum. Remove one to add another.`)
    const { count } = await tx.passkey.createMany({
      data: { ...created, userId, name },
      skipDuplicates: true,
    })
    if (count === 0) throw new Refusal(passkeyMessages.alreadyAdded)
    await sendAccountNotice(tx, admin, 'passkey-added')
    await audit({ action: 'add-passkey', recordId: userId, summary: `added the passkey “${name}”` })
    if (admin.factorToSetUp?.isDue) await notifyOwners(tx, 'factor-set-up')
    // Sessions opened before the first passkey may belong to someone else who knows the password.
    if (others === 0 && !admin.hasSecondFactor)
      await keepOnlyThisBrowser(tx, admin, { usedSecondFactor: true })
    return null
  },
)

export const removePasskey = adminAction(
  { name: 'account.remove-passkey', isSensitive: true, schema: recordSchema },
  async ({ id }, { tx, admin, audit }) => {
    const where = { id, userId: admin.id }
    const passkey = await tx.passkey.findFirst({ where, select: { name: true } })
    const { count } = await tx.passkey.deleteMany({ where })
    if (!passkey || count === 0) {
      await audit(null)
      return null
    }
    await sendAccountNotice(tx, admin, 'passkey-removed')
    const summary = `removed the passkey “${passkey.name}”`
    await audit({ action: 'remove-passkey', recordId: admin.id, summary })
    return null
  },
)
