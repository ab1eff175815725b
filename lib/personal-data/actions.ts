'use server'
import { recordAudit } from '@/lib/audit/record'
import { adminAction } from '@/lib/auth/admin-action'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/dates'
import { queueMail, queueOrRefuse, refuseAtLimit } from '@/lib/mail/queue'
import { liftSuppression } from '@/lib/mail/suppression'
import { action } from '@/lib/platform/action'
import { hashAddress, hashesOfAddress } from '@/lib/platform/address-hash'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { enqueue } from '@/lib/platform/jobs'
import { hashToken, randomSeed } from '@/lib/platform/signed-id'
import { ERASE_PERSON, erasureKey } from './erase-person'
import { findFailedErasures } from './failed-erasures'
import {
  ANSWER_DAYS,
  CONFIRM_HOURS,
  COPY_DAYS,
  COPY_OPEN_MINUTES,
  EMAIL_INTERVAL_MINUTES,
  EMAILS_A_DAY,
  personalDataMessages,
} from './request-rules'
import { isBeingErased, lockAddress } from './running-erasure'
import {
  eraseSchema,
  linkSchema,
  lookUpSchema,
  personSchema,
  privacyRequestSchema,
  refuseSchema,
} from './schema'
import { findTeamUse } from './team-address'
import { confirmToken, copyToken, openPerson, sealPerson } from './tokens'

const noun = 'privacy'

/**
 * Emails the owner of an address a link to confirm the request. Responds the same way for every address,
 * whether or not we hold data about it, and limits the number of emails.
 */
export const submitPrivacyRequest = action(
  {
    name: 'personal-data.ask',
    schema: privacyRequestSchema,
    limit: { name: 'privacy-ask', points: 20, seconds: 600 },
    failure: personalDataMessages.failure,
  },
  async ({ email, kind, website }, { tx }) => {
    // A bot filled in the honeypot. Report success so that it does not try anything else.
    if (website) return null
    await refuseAtLimit(CONFIRMATION_EMAIL)
    await lockAddress(tx, email)
    if (!(await canEmail(tx, email, kind))) return null
    const seed = randomSeed()
    const link = {
      tokenHash: hashToken(confirmToken(seed)),
      tokenExpiresAt: new Date(Date.now() + CONFIRM_HOURS * HOUR_MS),
    }
    const request = await tx.privacyRequest.findFirst({
      where: { email, kind, status: 'unconfirmed' },
      select: { id: true },
    })
    const data = { ...link, requestedAt: new Date() }
    const { id } = request
      ? await tx.privacyRequest.update({ where: { id: request.id }, data, select: { id: true } })
      : await tx.privacyRequest.create({
          data: { ...data, email, kind, emailHash: hashAddress(email) },
          select: { id: true },
        })
    await queueOrRefuse(tx, {
      template: CONFIRMATION_EMAIL,
      props: { seed, kind },
      to: { email },
      subjectId: id,
    })
    return null
  },
)

const CONFIRMATION_EMAIL = 'privacy-confirm'

/**
 * Returns whether the address may get another confirmation email. Counts each kind of request separately. Otherwise,
 * requesting copies in someone's name could keep them from requesting erasure.
 */
async function canEmail(tx: Transaction, email: string, kind: string): Promise<boolean> {
  const templateEmails = await tx.mailMessage.findMany({
    where: { toEmail: email, template: CONFIRMATION_EMAIL, createdAt: { gt: new Date(Date.now() - DAY_MS) } },
    select: { createdAt: true, props: true },
  })
  const justNow = Date.now() - EMAIL_INTERVAL_MINUTES * MINUTE_MS
  const emails = templateEmails.filter(({ props }) => (props as { kind?: string }).kind === kind)
  const isJustWritten = emails.some(({ createdAt }) => createdAt.getTime() > justNow)
  return emails.length < EMAILS_A_DAY && !isJustWritten
}

/**
 * Confirms a request when the person presses the button on the page that the emailed link opens. Staff then
 * see the request, and the time to answer it starts. Confirming again has no further effect. A second request
 * of the same kind is merged into the first. While the address is being erased, nothing can be confirmed; the page
 * says so.
 */
export const confirmRequest = action(
  {
    name: 'personal-data.confirm',
    schema: linkSchema,
    limit: { name: 'privacy-confirm', points: 60, seconds: 600 },
  },
  async ({ token }, { tx }) => {
    const request = await tx.privacyRequest.findUnique({
      where: { tokenHash: hashToken(token) },
      select: { id: true, email: true, kind: true },
    })
    if (!request?.email) return null
    const { id, email, kind } = request
    await lockAddress(tx, email)
    if (await isBeingErased(tx, email)) return null
    const now = new Date()
    const dueAt = new Date(now.getTime() + ANSWER_DAYS * DAY_MS)
    const earlier = await tx.privacyRequest.findFirst({
      where: { email, kind, status: 'open' },
      select: { id: true },
    })
    if (earlier && earlier.id !== id) {
      const { count } = await tx.privacyRequest.deleteMany({
        where: { id, status: 'unconfirmed', tokenExpiresAt: { gt: now } },
      })
      // The link then shows the request that is already open.
      if (count > 0)
        await tx.privacyRequest.update({
          where: { id: earlier.id },
          data: { tokenHash: hashToken(token) },
          select: { id: true },
        })
      return null
    }
    const { count } = await tx.privacyRequest.updateMany({
      where: { id, status: 'unconfirmed', tokenExpiresAt: { gt: now } },
      data: { status: 'open', confirmedAt: now, dueAt },
    })
    if (count === 0) return null
    await queueMail(tx, {
      template: 'privacy-received',
      props: { kind, dueAt: dueAt.toISOString() },
      to: { email },
      subjectId: id,
    })
    await recordAudit(
      tx,
      { name: 'A visitor' },
      { noun, action: 'ask', recordId: id, summary: `asked for ${askedFor[kind]}`, details: { kind } },
    )
    return null
  },
)

const askedFor = { access: 'a copy of their data', erasure: 'their data to be erased' }

/** Opens a copy once, for a short time, when the person presses the button on the page that its link opens. */
export const openCopy = action(
  {
    name: 'personal-data.open-copy',
    schema: linkSchema,
    limit: { name: 'privacy-copy', points: 60, seconds: 600 },
  },
  async ({ token }, { tx }) => {
    const now = new Date()
    await tx.privacyCopy.updateMany({
      where: { tokenHash: hashToken(token), openedAt: null, expiresAt: { gt: now } },
      data: { openedAt: now, expiresAt: new Date(now.getTime() + COPY_OPEN_MINUTES * MINUTE_MS) },
    })
    return null
  },
)

/**
 * Returns the sealed form of an address that staff look up, for links to its data. Rejects addresses of the
 * team. The audit log records the lookup, but not the address.
 */
export const lookUp = adminAction(
  {
    name: 'personal-data.look-up',
    // The page shows data that some roles are not allowed to list, such as applications.
    isSensitive: true,
    limit: { name: 'privacy-look-up', points: 60, seconds: 3_600 },
    schema: lookUpSchema,
  },
  async ({ email }, { tx, audit }) => {
    const use = await findTeamUse(tx, email)
    if (use)
      throw new Refusal('', {
        email: `This address belongs to the team (${use}), so it can’t be looked up`,
      })
    await audit({ noun, action: 'look-up', summary: 'looked up the data held for a person' })
    return { person: sealPerson(email, 'lookup') }
  },
)

const UNKNOWN_PERSON = 'This page is out of date. Please look the address up again.'

function readPerson(sealed: string): string {
  const email = openPerson(sealed, 'lookup', 'request')
  if (!email) throw new Refusal(UNKNOWN_PERSON)
  return email
}

/** Emails a person a link to a copy of all their data, and closes their open requests for one. */
export const sendCopy = adminAction(
  {
    name: 'personal-data.send-copy',
    isSensitive: true,
    // Any address can be looked up, even one that never wrote to us.
    limit: { name: 'privacy-send-copy', points: 60, seconds: 3_600 },
    schema: personSchema,
    failure: 'The link could not be sent. Please try again.',
  },
  async ({ person }, { tx, admin, audit }) => {
    const email = readPerson(person)
    await lockAddress(tx, email)
    if (await isBeingErased(tx, email))
      throw new Refusal('This person’s data is being erased, so you can’t send a copy of it. Please refresh.')
    const seed = randomSeed()
    const { id } = await tx.privacyCopy.create({
      data: {
        email,
        tokenHash: hashToken(copyToken(seed)),
        expiresAt: new Date(Date.now() + COPY_DAYS * DAY_MS),
      },
      select: { id: true },
    })
    await queueMail(tx, { template: 'privacy-copy', props: { seed }, to: { email }, subjectId: id })
    const updated = await tx.privacyRequest.updateManyAndReturn({
      where: { email, kind: 'access', status: 'open' },
      data: { status: 'done', closedAt: new Date(), closedBy: admin.name },
      select: { id: true },
    })
    const [request] = updated
    await audit({
      noun,
      action: 'send-copy',
      ...(request ? { recordId: request.id } : {}),
      summary: 'sent a person a link to a copy of their data',
    })
    return null
  },
)

/**
 * Queues a job that erases everything about an address, or queues it again after it has failed permanently.
 * Staff must type the address to confirm.
 */
export const erasePerson = adminAction(
  {
    name: 'personal-data.erase',
    isSensitive: true,
    schema: eraseSchema,
    failure: 'Nothing was erased. Please try again.',
  },
  async ({ person, confirmation }, { tx, admin, audit }) => {
    const email = readPerson(person)
    if (confirmation !== email)
      throw new Refusal('', { confirmation: 'This does not match the address above' })
    const use = await findTeamUse(tx, email)
    if (use)
      throw new Refusal(
        `This address belongs to the team (${use}). Change it there, disable the account or revoke the invitation first.`,
      )
    await lockAddress(tx, email)
    const data = { status: 'erasing', closedBy: admin.name } as const
    const open = { email, kind: 'erasure' } as const
    const started = await tx.privacyRequest.findFirst({
      where: { email, status: 'erasing' },
      select: { id: true },
    })
    if (started && !(await findFailedErasures(tx, [started.id])).has(started.id))
      throw new Refusal('This address is already being erased. Please refresh.')
    if (!started) await refuseIfCopyRequested(tx, email)
    const request =
      started ??
      (await tx.privacyRequest.findFirst({
        where: { ...open, status: 'open' },
        orderBy: { dueAt: 'asc' },
        select: { id: true },
      }))
    const now = new Date()
    const { id } = request
      ? await tx.privacyRequest.update({ where: { id: request.id }, data, select: { id: true } })
      : await tx.privacyRequest.create({
          data: { ...open, ...data, emailHash: hashAddress(email), confirmedAt: now, dueAt: now },
          select: { id: true },
        })
    // One at a time, because each reads whole tables, and emails would have to wait for several at once.
    await enqueue(tx, ERASE_PERSON, { requestId: id }, { key: erasureKey(id), queue: ERASE_PERSON })
    await audit({ noun, action: 'start-erasing', recordId: id, summary: 'started erasing a person’s data' })
    return { id }
  },
)

/** Refuses to erase the data of someone who was promised a copy of it. */
async function refuseIfCopyRequested(tx: Transaction, email: string) {
  const openCopyRequests = await tx.privacyRequest.count({ where: { email, kind: 'access', status: 'open' } })
  if (openCopyRequests > 0)
    throw new Refusal(
      'This person is waiting for a copy of their data. Once the data is erased, you can’t send a copy. Please send it or refuse that request first.',
    )
}

/** Refuses a request and emails the reason. */
export const refuseRequest = adminAction(
  {
    name: 'personal-data.refuse',
    sendsText: true,
    schema: refuseSchema,
    failure: 'The refusal could not be sent. Your text is still here. Please try again.',
  },
  async ({ id, reason }, { tx, admin, audit }) => {
    const [request] = await tx.privacyRequest.updateManyAndReturn({
      where: { id, status: 'open' },
      data: { status: 'refused', closedAt: new Date(), closedBy: admin.name, reason },
      select: { email: true, kind: true },
    })
    if (!request?.email) throw new Refusal('This request is no longer open. Please refresh.')
    const { email, kind } = request
    await queueMail(tx, {
      template: 'privacy-refused',
      props: { kind, reason },
      to: { email },
      subjectId: id,
    })
    await audit({
      noun,
      action: 'refuse',
      recordId: id,
      summary: 'refused a privacy request',
      details: { kind },
    })
    return null
  },
)

/**
 * Removes the suppression of an erased address, of which only a hash is stored, because the person wants bulk email
 * again. After a complaint or bounce, only staff with the owner role may remove the suppression, as with addresses that
 * were not erased.
 */
export const allowMessages = adminAction(
  {
    name: 'personal-data.allow-messages',
    schema: personSchema,
    failure: 'The address could not be allowed. Please try again.',
  },
  async ({ person }, { tx, admin, audit }) => {
    const email = readPerson(person)
    const emailHash = { in: hashesOfAddress(email) }
    const kept = await tx.privacySuppression.findMany({ where: { emailHash }, select: { reason: true } })
    if (kept.length === 0) throw new Refusal('This address is no longer suppressed. Please refresh.')
    // Listed again if the person has joined again since the erasure.
    const listed = await tx.mailSuppression.findMany({ where: { email }, select: { reason: true } })
    const isUnsubscribed = [...kept, ...listed].every(({ reason }) => reason === 'unsubscribed')
    if (!isUnsubscribed && admin.role !== 'owner')
      throw new Refusal(
        'Emails to this address bounced or led to a complaint. Only an owner can allow emails to this address again. Please ask an owner.',
      )
    await liftSuppression(tx, email)
    await audit({ noun, action: 'allow', summary: 'allowed messages to an erased address again' })
    return null
  },
)
