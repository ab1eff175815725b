import 'server-only'
import { createTransport, type Transporter } from 'nodemailer'
import { env } from '@/lib/platform/env'
import { MAX_CONCURRENT_JOBS } from '@/lib/platform/worker'

let opened: Transporter | undefined

/** Returns the connection to the mail server, opened on first use. */
export function transport() {
  const url = new URL(env.SMTP_URL)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  opened ??= createTransport({
    host,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    // Nobody can eavesdrop on a connection within this machine, and local mail servers rarely have a certificate for
    // its name.
    ignoreTLS: ['localhost', '127.0.0.1', '::1'].includes(host),
    // Keep one connection per concurrent email open while there are emails to send. Every wait has a timeout. A server
    // may take a while to check an email before accepting it; with a shorter timeout, the email could be sent twice.
    pool: true,
    maxConnections: MAX_CONCURRENT_JOBS,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 120_000,
  })
  return opened
}
