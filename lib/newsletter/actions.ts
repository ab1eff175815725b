'use server'
import { randomUUID } from 'node:crypto'
import { adminAction } from '@/lib/auth/admin-action'
import { postCategories } from '@/lib/blog/schema'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/dates'
import { queueOrRefuse, refuseAtLimit } from '@/lib/mail/queue'
import { liftSuppression } from '@/lib/mail/suppression'
import { action } from '@/lib/platform/action'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { recordSchema } from '@/lib/platform/fields'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { hashToken, randomSeed } from '@/lib/platform/signed-id'
import { subscribeSchema, subscriptionTokenSchema, topicsSchema } from './schema'
import { CONFIRM_HOURS, EMAIL_INTERVAL_MINUTES, EMAILS_A_DAY, subscriptionMessages } from './subscription'
import { confirmToken, readUnsubscribeToken } from './tokens'

const CONFIRMATION_EMAIL = 'newsletter-confirm'

/**
 * Emails a confirmation link. Responds the same way for every address, known or not: subscribers get no email, and
 * nobody gets two in quick succession. Someone who unsubscribed stays unsubscribed until they use the link, because
 * the form does not prove who owns the address.
 */
export const subscribe = action(
  {
    name: 'newsletter.subscribe',
    schema: subscribeSchema,
    limit: { name: 'newsletter-subscribe', points: 20, seconds: 600 },
    failure: subscriptionMessages.failure,
  },
  async ({ email, source, consent, website }, { tx }) => {
    // A bot filled in the honeypot. Report success so that it does not try anything else.
    if (website) return null
    await refuseAtLimit(CONFIRMATION_EMAIL)
    const seed = randomSeed()
    const now = Date.now()
    const expiresAt = new Date(now + CONFIRM_HOURS * HOUR_MS)
    const [asked] = await queryRows(tx, idRow)`
      INSERT INTO newsletter_subscriber (id, email, source, consent_version, consented_at, token_hash, token_expires_at)
      VALUES (${randomUUID()}::uuid, ${email}, ${source}, ${consent}, ${new Date(now)}, ${hashToken(confirmToken(seed))}, ${expiresAt})
      ON CONFLICT (email) DO UPDATE SET
        source = excluded.source, consent_version = excluded.consent_version,
        consented_at = excluded.consented_at, token_hash = excluded.token_hash, token_expires_at = excluded.token_expires_at
      WHERE newsletter_subscriber.status <> 'subscribed'
        AND (newsletter_subscriber.consented_at < ${new Date(now - EMAIL_INTERVAL_MINUTES * MINUTE_MS)}
          OR newsletter_subscriber.token_expires_at <= ${new Date(now)})
        AND ${EMAILS_A_DAY} > (
          SELECT count(*) FROM mail_message
          WHERE to_email = excluded.email AND template = ${CONFIRMATION_EMAIL} AND created_at > ${new Date(now - DAY_MS)}
        )
      RETURNING id`
    if (!asked) return null
    const mail = { template: CONFIRMATION_EMAIL, props: { subscriberId: asked.id, seed }, to: { email } }
    await queueOrRefuse(tx, { ...mail, subjectId: asked.id })
    return null
  },
)

/**
 * Confirms a subscription when the person presses the button on the page that the emailed link opens. Repeating it
 * has no further effect; an expired or revoked link does nothing.
 */
export const confirmSubscription = action(
  {
    name: 'newsletter.confirm',
    schema: subscriptionTokenSchema,
    limit: { name: 'newsletter-confirm', points: 60, seconds: 600 },
  },
  async ({ token }, { tx }) => {
    const now = new Date()
    const confirmed = await tx.subscriber.updateManyAndReturn({
      where: { tokenHash: hashToken(token), status: { not: 'subscribed' }, tokenExpiresAt: { gt: now } },
      data: { status: 'subscribed', confirmedAt: now, unsubscribedAt: null, topics: [] },
      select: { email: true },
    })
    // Even after a bounce or a complaint: using the link proves that the address works and that its owner wants emails.
    for (const { email } of confirmed) await liftSuppression(tx, email)
    return null
  },
)

const INVALID_LINK = 'This link is not valid.'

/**
 * Saves a subscriber's topics. Choosing all is stored as choosing none, so that it includes topics added later. If the
 * person is not subscribed, saves nothing; the page then says so.
 */
export const chooseTopics = action(
  {
    name: 'newsletter.choose-topics',
    schema: topicsSchema,
    limit: { name: 'newsletter-topics', points: 60, seconds: 600 },
  },
  async ({ token, topics }, { tx }) => {
    const id = readUnsubscribeToken(token)
    if (!id) throw new Refusal(INVALID_LINK)
    if (topics.length === 0) throw new Refusal('Please choose at least one topic, or unsubscribe.')
    const chosen = new Set(topics)
    await tx.subscriber.updateMany({
      where: { id, status: 'subscribed' },
      data: { topics: chosen.size === postCategories.length ? [] : [...chosen] },
    })
    return null
  },
)

/** Unsubscribes with one click from an email. Repeating it has no further effect. */
export const unsubscribeByToken = action(
  {
    name: 'newsletter.stop',
    schema: subscriptionTokenSchema,
    // A mail provider sends the requests of all its customers.
    limit: { name: 'newsletter-stop', points: 6_000, seconds: 600 },
  },
  async ({ token }, { tx }) => {
    const id = readUnsubscribeToken(token)
    if (!id) throw new Refusal(INVALID_LINK)
    await unsubscribe(tx, id)
    return null
  },
)

/** Unsubscribes someone who asked staff to do it. */
export const unsubscribeSubscriber = adminAction(
  {
    name: 'newsletter.unsubscribe',
    schema: recordSchema,
    // Only the subscriber can undo it, so limit how many subscriptions a stolen session could end.
    limit: { name: 'newsletter-unsubscribe-by-staff', points: 30, seconds: 3_600 },
    failure: 'The address could not be unsubscribed. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    if ((await unsubscribe(tx, id)) === 0)
      throw new Refusal('This address is no longer subscribed. Please refresh.')
    await audit({ action: 'unsubscribe', recordId: id, summary: 'unsubscribed an address' })
    return null
  },
)

/** Unsubscribes a person and returns the number of changed rows, which is 0 if they had unsubscribed before. */
async function unsubscribe(tx: Transaction, id: string): Promise<number> {
  const now = new Date()
  const { count } = await tx.subscriber.updateMany({
    where: { id, status: { not: 'unsubscribed' } },
    data: { status: 'unsubscribed', unsubscribedAt: now },
  })
  // This also revokes an unused confirmation link.
  await tx.subscriber.updateMany({ where: { id }, data: { tokenExpiresAt: now } })
  // Also hold back emails that are already queued, and do not retry failed ones.
  await tx.mailMessage.updateMany({
    where: { subjectId: id, status: { in: ['queued', 'failed'] } },
    data: { status: 'suppressed' },
  })
  return count
}
