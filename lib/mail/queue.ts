import 'server-only'
import { render, toPlainText } from '@react-email/render'
import { createTransport, type Transporter } from 'nodemailer'
import type { ReactElement } from 'react'
import { z } from 'zod'
import { hashAddress } from '@/lib/platform/address-hash'
import { db, type Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { enqueueMany, JOBS_AT_ONCE, type Job } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'

interface Composed {
  subject: string
  body: ReactElement
  unsubscribeUrl?: string
  /** Where an answer goes, if not to the sender. */
  replyTo?: { email: string; name?: string }
}

/** A kind of mail. It is rendered when it is sent, from the props kept in the outbox. */
export interface Letter {
  /** Bulk mail carries a one-click unsubscribe (RFC 8058) and is held back from suppressed addresses. */
  isBulk: boolean
  /** Holds a link that acts for its reader, so that nobody else is shown it. */
  isPersonal: boolean
  /** Takes the stored props (parsed by the letter itself) and gives what is sent. */
  compose: (props: unknown) => Composed
}

/** Binds props to a schema, so that a letter written by an older version is refused rather than sent half empty. */
export function letter<Schema extends z.ZodType>(options: {
  schema: Schema
  isBulk?: boolean
  isPersonal?: boolean
  compose: (props: z.output<Schema>) => ReturnType<Letter['compose']>
}): Letter {
  const { isBulk = false, isPersonal = false } = options
  return { isBulk, isPersonal, compose: (props) => options.compose(options.schema.parse(props)) }
}

export interface QueuedMail {
  template: string
  props: object
  to: { email: string; name?: string }
  /** The record the mail is about. */
  subjectId?: string
}

const SEND_MAIL = 'mail.send'
const GIVE_UP_AFTER_MS = 24 * 60 * 60 * 1000
const OUTAGE_RETRY_MS = 10_000

/** Puts a mail into the outbox, in the transaction of what it reports. The worker sends it after the commit. */
export async function queueMail(tx: Transaction, mail: QueuedMail) {
  const { id } = await tx.mailMessage.create({
    data: {
      template: mail.template,
      props: mail.props,
      toEmail: mail.to.email,
      toName: mail.to.name ?? '',
      subjectId: mail.subjectId ?? null,
    },
    select: { id: true },
  })
  await enqueueMails(tx, [id])
  return id
}

/**
 * The same for many mails of one campaign, which every other letter overtakes. A person who already has a mail of this campaign is
 * passed over.
 */
export async function queueMails(tx: Transaction, campaignId: string, mails: QueuedMail[]) {
  const written = await tx.mailMessage.createManyAndReturn({
    data: mails.map((mail) => ({
      template: mail.template,
      props: mail.props,
      toEmail: mail.to.email,
      toName: mail.to.name ?? '',
      subjectId: mail.subjectId ?? null,
      campaignId,
    })),
    skipDuplicates: true,
    select: { id: true },
  })
  await enqueueMails(
    tx,
    written.map(({ id }) => id),
    { isBulk: true },
  )
}

function enqueueMails(tx: Transaction, mailIds: string[], options: { isBulk?: boolean; runAt?: Date } = {}) {
  const items = mailIds.map((mailId) => ({ payload: { mailId }, key: `mail:${mailId}` }))
  return enqueueMany(tx, SEND_MAIL, items, options)
}

/**
 * Puts a mail that failed into the queue again, with a new day of trying; false when it has not failed. One without a letter or with
 * contents of an older version fails again.
 */
export async function retryMail(tx: Transaction, id: string): Promise<boolean> {
  const retried = await tx.mailMessage.updateManyAndReturn({
    where: { id, status: 'failed' },
    data: { status: 'queued', queuedAt: new Date(), attempts: 0, lastError: null },
    select: { campaignId: true },
  })
  for (const { campaignId } of retried) await enqueueMails(tx, [id], { isBulk: campaignId !== null })
  return retried.length > 0
}

export interface RenderedMail {
  subject: string
  html: string
  text: string
  unsubscribeUrl?: string | undefined
  replyTo?: Composed['replyTo']
}

/** What a letter looks like when sent: for the worker and for previews. */
export async function renderMail(letter: Letter, props: unknown): Promise<RenderedMail> {
  const { subject, body, unsubscribeUrl, replyTo } = letter.compose(props)
  const html = await render(body)
  return { subject, html, text: toPlainText(html), unsubscribeUrl, replyTo }
}

/** The jobs that empty the outbox; `letters` are all templates of all nouns by name. */
export function mailJobs(letters: Record<string, Letter>): Record<string, Job> {
  return {
    [SEND_MAIL]: async (payload) => {
      const { mailId } = z.object({ mailId: z.uuid() }).parse(payload)
      await sendQueued(mailId, letters)
    },
  }
}

async function sendQueued(mailId: string, letters: Record<string, Letter>) {
  const mail = await db.mailMessage.findUnique({
    where: { id: mailId },
    select: {
      id: true,
      template: true,
      props: true,
      toEmail: true,
      toName: true,
      status: true,
      queuedAt: true,
      campaign: { select: { status: true } },
    },
  })
  if (mail?.status !== 'queued') return
  const kind = letters[mail.template]
  if (!kind) return settle(mailId, 'failed', `There is no letter named ${mail.template}`)
  if (mail.campaign?.status === 'cancelled') return settle(mailId, 'cancelled')
  if (kind.isBulk && (await isSuppressed(mail.toEmail))) return settle(mailId, 'suppressed')
  if (Date.now() < outageUntil) return postpone(mail)

  const rendered = await renderMail(kind, mail.props).catch((error: unknown) => describe(error))
  if (!('html' in rendered)) return settle(mailId, 'failed', rendered.message)
  try {
    await transport().sendMail({
      from: env.MAIL_FROM,
      to: { name: mail.toName, address: mail.toEmail },
      subject: rendered.subject,
      html: rendered.html,
      text: rendered.text,
      ...(rendered.replyTo
        ? { replyTo: { name: rendered.replyTo.name ?? '', address: rendered.replyTo.email } }
        : {}),
      // The same id on a repeat after a crash lets mail programs show one letter.
      messageId: `<${mail.id}@${new URL(env.APP_URL).hostname}>`,
      ...(rendered.unsubscribeUrl
        ? {
            headers: {
              'List-Unsubscribe': `<${rendered.unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }
        : {}),
    })
  } catch (error) {
    return await fail(mail, error)
  }
  await settle(mailId, 'sent')
}

async function isSuppressed(email: string) {
  // Or erased since, which its hash outlives.
  const [known, erased] = await Promise.all([
    db.mailSuppression.count({ where: { email } }),
    db.privacySuppression.count({ where: { emailHash: hashAddress(email) } }),
  ])
  return known + erased > 0
}

async function settle(
  id: string,
  status: 'sent' | 'failed' | 'suppressed' | 'cancelled',
  lastError?: string,
) {
  await db.mailMessage.update({
    where: { id },
    data: {
      status,
      ...(status === 'sent' ? { sentAt: new Date(), lastError: null, attempts: { increment: 1 } } : {}),
      ...(status === 'failed' ? { lastError: lastError ?? null, attempts: { increment: 1 } } : {}),
    },
    select: { id: true },
  })
}

/**
 * The mail server is away: wait and try again for a day. It refused this letter for good (5xx): failed, staff decide.
 * It refused for now (4xx): thrown, so that the job comes again with back-off.
 */
async function fail(mail: Queued & { queuedAt: Date }, error: unknown) {
  const { code, responseCode, message } = describe(error)
  const reason = withoutAddresses(message)
  log.warn({ mail: mail.id, code, responseCode, reason }, 'mail not sent')
  const isTooOld = Date.now() - mail.queuedAt.getTime() > GIVE_UP_AFTER_MS
  if (isTooOld || (responseCode >= 500 && code !== 'EAUTH')) return settle(mail.id, 'failed', message)
  await db.mailMessage.update({
    where: { id: mail.id },
    data: { attempts: { increment: 1 }, lastError: message },
    select: { id: true },
  })
  if (responseCode === 0 || code === 'EAUTH') {
    outageUntil = Date.now() + OUTAGE_RETRY_MS
    return postpone(mail)
  }
  // The worker logs it.
  throw new Error(reason)
}

/** Servers like to quote whom they refuse. */
function withoutAddresses(text: string) {
  return text.replace(/[^\s<>]*@[^\s<>]*/g, '[address]')
}

let outageUntil = 0

interface Queued {
  id: string
  campaign: object | null
}

/** A little later and not all at once. */
async function postpone({ id, campaign }: Queued) {
  const runAt = new Date(Date.now() + OUTAGE_RETRY_MS * (1 + Math.random()))
  await enqueueMails(db, [id], { isBulk: campaign !== null, runAt })
}

function describe(error: unknown) {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number }
  return { code, responseCode, message: error instanceof Error ? error.message.slice(0, 500) : String(error) }
}

let opened: Transporter | undefined

function transport() {
  const url = new URL(env.SMTP_URL)
  opened ??= createTransport({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    // A connection for each mail in hand, kept while there is mail; every wait is bounded.
    pool: true,
    maxConnections: JOBS_AT_ONCE,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return opened
}
