'use server'
import { randomUUID } from 'node:crypto'
import { action } from '@/lib/platform/action'
import { Refusal } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/mail'
import { subscribeSchema, subscriptionTokenSchema } from './schema'
import { CONFIRM_HOURS, LETTER_MINUTES, LETTERS_A_DAY, subscriptionMessages } from './subscription'
import { confirmToken, hashToken, readUnsubscribeToken } from './tokens'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const LETTER = 'newsletter-confirm'

/**
 * Writes to the address and asks whether the subscription is wanted. The answer is the same for every address, known or not: a
 * subscriber gets no letter, and nobody gets two in a short while. Who once unsubscribed stays so until the letter is answered:
 * the form does not prove whose address it was given.
 */
export const subscribe = action(
  {
    name: 'newsletter.subscribe',
    schema: subscribeSchema,
    limit: { name: 'newsletter-subscribe', points: 20, seconds: 600 },
    failure: subscriptionMessages.failure,
  },
  async ({ email, source, consent, website }, { tx }) => {
    // A program filled the hidden field: it is told that all went well and tries nothing else.
    if (website) return null
    const seed = randomUUID()
    const now = Date.now()
    const expiresAt = new Date(now + CONFIRM_HOURS * 60 * MINUTE)
    const [asked] = await tx.$queryRaw<{ id: string }[]>`
      INSERT INTO newsletter_subscriber (id, email, source, consent_version, consented_at, token_hash, token_expires_at)
      VALUES (${randomUUID()}::uuid, ${email}, ${source}, ${consent}, ${new Date(now)}, ${hashToken(confirmToken(seed))}, ${expiresAt})
      ON CONFLICT (email) DO UPDATE SET
        source = excluded.source, consent_version = excluded.consent_version,
        consented_at = excluded.consented_at, token_hash = excluded.token_hash, token_expires_at = excluded.token_expires_at
      WHERE newsletter_subscriber.status <> 'subscribed'
        AND newsletter_subscriber.consented_at < ${new Date(now - LETTER_MINUTES * MINUTE)}
        AND ${LETTERS_A_DAY} > (
          SELECT count(*) FROM mail_message
          WHERE to_email = excluded.email AND template = ${LETTER} AND created_at > ${new Date(now - DAY)}
        )
      RETURNING id`
    if (asked)
      await queueMail(tx, {
        template: LETTER,
        props: { subscriberId: asked.id, seed },
        to: { email },
        subjectId: asked.id,
      })
    return null
  },
)

/** The button behind the letter's link. Doing it twice is doing it once; a link that was stopped or has run out does nothing. */
export const confirmSubscription = action(
  {
    name: 'newsletter.confirm',
    schema: subscriptionTokenSchema,
    limit: { name: 'newsletter-confirm', points: 60, seconds: 600 },
  },
  async ({ token }, { tx }) => {
    const now = new Date()
    await tx.subscriber.updateMany({
      where: { tokenHash: hashToken(token), status: { not: 'subscribed' }, tokenExpiresAt: { gt: now } },
      data: { status: 'subscribed', confirmedAt: now },
    })
    return null
  },
)

/** One click in a mail: no more of them. Doing it twice is doing it once. */
export const stopNewsletter = action(
  {
    name: 'newsletter.stop',
    schema: subscriptionTokenSchema,
    limit: { name: 'newsletter-stop', points: 60, seconds: 600 },
  },
  async ({ token }, { tx }) => {
    const id = readUnsubscribeToken(token)
    if (!id) throw new Refusal('This link is not valid.')
    const now = new Date()
    await tx.subscriber.updateMany({
      where: { id, status: { not: 'unsubscribed' } },
      data: { status: 'unsubscribed', unsubscribedAt: now },
    })
    // A letter that asks and was not answered yet is answered by this.
    await tx.subscriber.updateMany({ where: { id }, data: { tokenExpiresAt: now } })
    // What already waits in the outbox is held back too.
    await tx.mailMessage.updateMany({
      where: { subjectId: id, status: 'queued' },
      data: { status: 'suppressed' },
    })
    return null
  },
)
