import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { DAY_MS, HOUR_MS } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import { AT_SIGN, NON_ASCII } from '@/lib/platform/email-address'
import { env } from '@/lib/platform/env'
import type { Job } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { enqueueEmails, priorityOf, SEND_MAIL } from './queue'
import { transport } from './smtp'
import { isSuppressed } from './suppression'
import { type EmailTemplate, renderMail } from './template'
import { plausibleName } from './typed-text'

const GIVE_UP_AFTER_MS = DAY_MS
/** Longer than an upgrade of all instances takes. */
const GIVE_UP_RENDERING_AFTER_MS = HOUR_MS
const OUTAGE_RETRY_MS = 10_000
const RECORD_RETRY_MS = 500
/** Matches responses about addresses that are not ASCII: those that say so, and those with the code of RFC 6531. */
const SMTPUTF8_REFUSED = /SMTPUTF8|\b55[03][ -]5\.6\.7\b/i

/** Returns the jobs that empty the outbox. `templates` contains all nouns' email templates by name. */
export function mailJobs(templates: Record<string, EmailTemplate>): Record<string, Job> {
  return {
    [SEND_MAIL]: async (payload, stopping) => {
      const { mailId } = z.object({ mailId: z.uuid() }).parse(payload)
      await sendQueued(mailId, templates, stopping)
    },
  }
}

async function sendQueued(
  mailId: string,
  templates: Record<string, EmailTemplate>,
  stopping: AbortSignal | undefined,
) {
  const mail = await db.mailMessage.findUnique({
    where: { id: mailId },
    select: {
      id: true,
      template: true,
      props: true,
      toEmail: true,
      toName: true,
      status: true,
      createdAt: true,
      queuedAt: true,
      campaignId: true,
      isFromVisitor: true,
      campaign: { select: { status: true } },
    },
  })
  if (mail?.status !== 'queued') return
  if (mail.campaign?.status === 'cancelled') return settle(mailId, 'cancelled')
  const template = templates[mail.template]
  if (!template) return failToRender(mail, `There is no email template named ${mail.template}`)
  if (template.isBulk && (await isSuppressed(mail.toEmail))) return settle(mailId, 'suppressed')
  // Staff may retry a failed email days later.
  const age = Date.now() - mail.createdAt.getTime()
  if (template.linkHours && age > template.linkHours * HOUR_MS)
    return settle(mailId, 'cancelled', 'The link in this email has expired.')
  if (Date.now() < outageUntil) return postpone(mail)

  const rendered = await renderMail(template, mail.props).catch((error: unknown) => describe(error))
  if (!('html' in rendered)) return failToRender(mail, rendered.message)
  try {
    await transport().sendMail({
      from: env.MAIL_FROM,
      to: { name: plausibleName(mail.toName), address: mail.toEmail },
      subject: rendered.subject,
      html: rendered.html,
      text: rendered.text,
      ...(rendered.replyTo
        ? { replyTo: { name: rendered.replyTo.name ?? '', address: rendered.replyTo.email } }
        : {}),
      // If a crash makes the job run twice, email clients show emails with the same id only once.
      messageId: `<${mail.id}@${new URL(env.APP_URL).hostname}>`,
      headers: {
        // Keeps out-of-office programs from answering (RFC 3834).
        ...(template.isHandwritten ? {} : { 'Auto-Submitted': 'auto-generated' }),
        ...(rendered.unsubscribeUrl
          ? {
              'List-Unsubscribe': `<${rendered.unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
          : {}),
      },
    })
  } catch (error) {
    return await fail(mail, error)
  }
  await recordSent(mailId, stopping)
}

/**
 * Records that an email was sent. Keeps trying while the database is down, because if the job failed instead, its retry
 * would send the email again.
 */
async function recordSent(id: string, stopping: AbortSignal | undefined) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await settle(id, 'sent')
    } catch (error) {
      if (tries === 1) log.warn({ mail: id, err: error }, 'email sent, but not recorded yet')
      await wait(RECORD_RETRY_MS, undefined, { signal: stopping })
    }
  }
}

async function settle(
  id: string,
  status: 'sent' | 'failed' | 'suppressed' | 'cancelled',
  lastError?: string,
) {
  // The email may have been erased meanwhile, or held back because the person unsubscribed. Then it stays as it is,
  // unless it was sent all the same.
  await db.mailMessage.updateMany({
    where: { id, ...(status === 'sent' ? {} : { status: 'queued' }) },
    data: {
      status,
      ...(status === 'sent' ? { sentAt: new Date(), lastError: null, attempts: { increment: 1 } } : {}),
      ...(status === 'failed' ? { failedAt: new Date(), attempts: { increment: 1 } } : {}),
      ...(lastError ? { lastError } : {}),
    },
  })
}

/**
 * Handles an email that could not be sent. If the mail server is unreachable, or permanently refuses every email (for
 * example, because of the sender), retries for a day. If the server permanently refuses this email (5xx), marks it as
 * failed so that staff can decide whether to retry. If the server refuses it temporarily (4xx) or may have accepted it,
 * throws so that the job is retried with back-off, about ten times a day: each retry may deliver the email again.
 */
async function fail(mail: QueuedEmail, error: unknown) {
  const { code, command, responseCode, isClosed, isLate, message } = describe(error)
  const reason = withoutAddresses(message)
  log.warn({ mail: mail.id, code, responseCode, reason }, 'email not sent')
  const isPermanent = responseCode >= 500
  // Responses to other commands, such as the greeting, are the same for every email, and so are those to MAIL FROM,
  // unless it asks for SMTPUTF8 because the recipient's address is not ASCII, and the response is about that.
  const isAddressRefused = NON_ASCII.test(mail.toEmail) && SMTPUTF8_REFUSED.test(message)
  const ownCommands = ['RCPT TO', 'DATA', ...(isAddressRefused ? ['MAIL FROM'] : [])]
  const isRefused = isPermanent && ownCommands.includes(command)
  if (isRefused || isOlderThan(mail, GIVE_UP_AFTER_MS)) return settle(mail.id, 'failed', message)
  await recordAttempt(mail.id, message)
  if ((responseCode === 0 && !isClosed) || isPermanent || code === 'EAUTH') {
    outageUntil = Date.now() + OUTAGE_RETRY_MS
    if (!isLate) return postpone(mail)
  }
  // The worker logs the error.
  throw new Error(reason)
}

/**
 * Handles an email that could not be rendered. During an upgrade, an instance of the old release may take an email that
 * only the new release can render: throws for an hour, so that another instance gets it, then marks it as failed.
 */
async function failToRender(mail: QueuedEmail, message: string) {
  if (isOlderThan(mail, GIVE_UP_RENDERING_AFTER_MS)) return settle(mail.id, 'failed', message)
  await recordAttempt(mail.id, message)
  throw new Error(withoutAddresses(message))
}

function isOlderThan({ queuedAt }: QueuedEmail, age: number) {
  return Date.now() - queuedAt.getTime() > age
}

async function recordAttempt(id: string, lastError: string) {
  // The email may have been erased in the meantime, and the error may quote its address.
  await db.mailMessage.updateMany({
    where: { id, status: 'queued' },
    data: { attempts: { increment: 1 }, lastError },
  })
}

const ADDRESS = new RegExp(`[^\\s<>]*(${AT_SIGN.source})[^\\s<>]*`, 'g')

/** Removes addresses, because servers often quote them in their responses. */
function withoutAddresses(text: string) {
  return text.replace(ADDRESS, '[address]')
}

let outageUntil = 0

interface QueuedEmail {
  id: string
  toEmail: string
  queuedAt: Date
  campaignId: string | null
  isFromVisitor: boolean
}

/** Queues an email for another attempt, with a random delay so that not all emails are retried at once. */
async function postpone(mail: QueuedEmail) {
  const runAt = new Date(Date.now() + OUTAGE_RETRY_MS * (1 + Math.random()))
  await enqueueEmails(db, [mail.id], { priority: priorityOf(mail), runAt })
}

interface SmtpError {
  code?: string
  command?: string
  originalCode?: string
  responseCode?: number
  timeoutType?: string
}

function describe(error: unknown) {
  const { code = '', command = '', originalCode = '', responseCode = 0, timeoutType } = error as SmtpError
  return {
    code,
    command,
    responseCode,
    /** True if the connection closed before the server responded. The server may have accepted the email. */
    isClosed:
      responseCode === 0 && (code === 'ECONNECTION' || ['ECONNRESET', 'EPIPE'].includes(originalCode)),
    /** True if the server did not respond in time. It may have accepted the email. */
    isLate: timeoutType === 'SOCKET_TIMEOUT',
    message: error instanceof Error ? error.message.slice(0, 500) : String(error),
  }
}
