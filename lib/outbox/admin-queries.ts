import 'server-only'
import { z } from 'zod'
import { requireAdmin } from '@/lib/auth/session'
import { DAY_MS } from '@/lib/dates'
import { renderMail } from '@/lib/mail/template'
import { templates } from '@/lib/nouns-server'
import { countUpTo } from '@/lib/platform/count-up-to'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type Keyset, keysetOf, readKeysetPage } from '@/lib/platform/keyset'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { columnsOf } from '@/lib/platform/record-sql'
import { contains } from '@/lib/platform/search'
import { type MailParams, type SuppressionParams, suppressionReasons } from './schema'

const email = columnsOf('MailMessage')

const keyset: Keyset<'written'> = keysetOf('MailMessage', { written: ['createdAt', 'id'] })

const columns = {
  id: true,
  template: true,
  props: true,
  // Empty once the content has been erased, like the name and the subject.
  toEmail: true,
  toName: true,
  status: true,
  attempts: true,
  lastError: true,
  createdAt: true,
  sentAt: true,
  campaignId: true,
} as const

export type ListedMail = Awaited<ReturnType<typeof listEmails>>['rows'][number]

/** Returns one page of the outbox, newest first: emails with one status whose address contains the search text. */
export async function listEmails(params: MailParams) {
  await requireAdmin('outbox')
  const where = matching(params)
  const page = await readKeysetPage(
    { keyset, cursor: params.cursor, order: params },
    (page) => queryRows(db, idRow)`
        SELECT id::text FROM mail_message WHERE ${where} AND ${page}`,
  )
  const rows = await db.mailMessage.findMany({
    where: { id: { in: page.rows.map(({ id }) => id) } },
    select: columns,
  })
  const byId = new Map(
    rows.map(({ template, props, ...row }) => [
      row.id,
      { ...row, subject: row.toEmail && subjectOf(template, props) },
    ]),
  )
  return { ...page, rows: page.rows.flatMap(({ id }) => byId.get(id) ?? []) }
}

/** Counts the matches, up to COUNT_LIMIT. */
export async function countEmails(params: MailParams): Promise<number> {
  await requireAdmin('outbox')
  return countUpTo('MailMessage', matching(params))
}

/** Returns four statistics: `sent` is of the last 24 hours, `suppressed` counts addresses. Every query uses an index. */
export async function getOutboxState() {
  await requireAdmin('outbox')
  const [queued, failed, sent, suppressed] = await Promise.all([
    db.mailMessage.count({ where: { status: 'queued' } }),
    db.mailMessage.count({ where: { status: 'failed' } }),
    db.mailMessage.count({ where: { sentAt: { gt: new Date(Date.now() - DAY_MS) } } }),
    db.mailSuppression.count(),
  ])
  return { queued, failed, sent, suppressed }
}

export type MailForReading = NonNullable<Awaited<ReturnType<typeof getMail>>>

/**
 * Returns one email with its content, whose `html` is null if it cannot be rendered or contains a personal link, which
 * staff are not allowed to see. Returns null if the email does not exist.
 */
export async function getMail(id: string) {
  await requireAdmin('outbox')
  const found = await db.mailMessage.findUnique({ where: { id }, select: columns })
  if (!found) return null
  const { template, props, ...row } = found
  const emailTemplate = templates[template]
  const isPersonal = emailTemplate?.linkHours !== undefined
  const rendered =
    emailTemplate && row.toEmail && !isPersonal
      ? await renderMail(emailTemplate, props).catch(() => null)
      : null
  const subject = row.toEmail && subjectOf(template, props)
  return { ...row, subject, html: rendered?.html ?? null, isPersonal }
}

/** Returns the subject as recipients see it, or the template's name if this version cannot render the email. */
function subjectOf(template: string, props: unknown): string {
  try {
    return templates[template]?.compose(props).subject ?? template
  } catch {
    return template
  }
}

function matching({ q, filters }: MailParams): Prisma.Sql {
  const conditions = [Prisma.sql`TRUE`]
  if (filters.status) conditions.push(Prisma.sql`${email.status} = ${filters.status}::mail_status`)
  if (q) conditions.push(contains(email.toEmail, q))
  return Prisma.join(conditions, ' AND ')
}

const suppression = z.object({
  email: z.string(),
  reason: z.enum(suppressionReasons),
  createdAt: z.date(),
})
export type Suppression = z.infer<typeof suppression>

/** The number of addresses shown. Staff can search for others. */
const SHOWN_SUPPRESSIONS = 200

/** Lists the suppressed addresses, newest first. */
export async function listSuppressions(params: SuppressionParams) {
  await requireAdmin('outbox')
  const { q, filters } = params
  const { reason } = filters
  const where = Prisma.join(
    [
      reason ? Prisma.sql`reason = ${reason}::mail_suppression_reason` : Prisma.sql`TRUE`,
      q ? contains(Prisma.sql`email`, q) : Prisma.sql`TRUE`,
    ],
    ' AND ',
  )
  const [rows, total] = await Promise.all([
    queryRows(db, suppression)`
      SELECT email, reason, created_at AS "createdAt" FROM mail_suppression WHERE ${where}
      ORDER BY created_at DESC, email LIMIT ${SHOWN_SUPPRESSIONS}`,
    countUpTo('MailSuppression', where),
  ])
  return { rows, total }
}
