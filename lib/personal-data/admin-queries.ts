import 'server-only'
import { z } from 'zod'
import { recordAudit } from '@/lib/audit/record'
import type { Admin } from '@/lib/auth/live-session'
import { requireAdmin } from '@/lib/auth/session'
import { whileSignedIn } from '@/lib/auth/while-signed-in'
import { personalData } from '@/lib/nouns-server'
import { hashesOfAddress } from '@/lib/platform/address-hash'
import { countUpTo } from '@/lib/platform/count-up-to'
import { db } from '@/lib/platform/db'
import { isEmailAddress, normalizeEmail } from '@/lib/platform/email-address'
import { Prisma, PrivacyRequestKind } from '@/lib/platform/generated/prisma/client'
import {
  type Keyset,
  type KeysetOrder,
  type KeysetPage,
  keysetOf,
  readKeysetPage,
} from '@/lib/platform/keyset'
import { queryRows } from '@/lib/platform/query-rows'
import { columnsOf, selected } from '@/lib/platform/record-sql'
import { contains } from '@/lib/platform/search'
import { copyChunks, type HeldFile, listFiles, listParts } from './collect'
import type { CopyFormat } from './copy-formats'
import { findFailedErasures } from './failed-erasures'
import { tableTitles } from './register'
import { openStatuses } from './request-rules'
import type { RequestParams } from './schema'
import { findTeamUse } from './team-address'
import { openPerson, sealPerson } from './tokens'

const request = columnsOf('PrivacyRequest')

const isOpen = Prisma.sql`${request.status} IN (${Prisma.raw(`'${openStatuses.join("', '")}'`)})`

const keyset: Keyset<'due' | 'closed'> = keysetOf('PrivacyRequest', {
  due: ['dueAt', 'id'],
  closed: ['closedAt', 'id'],
})

const storedStatuses = ['open', 'erasing', 'done', 'refused'] as const
type StoredStatus = (typeof storedStatuses)[number]
/** `failed`: the erasure is no longer attempted. */
export type ListedStatus = StoredStatus | 'failed'

const storedRequest = z.object({
  id: z.string(),
  kind: z.enum(PrivacyRequestKind),
  status: z.enum(storedStatuses),
  /** Null once the address has been erased. */
  email: z.string().nullable(),
  confirmedAt: z.date(),
  dueAt: z.date(),
  closedAt: z.date().nullable(),
  closedBy: z.string(),
})
export interface ListedRequest extends Omit<z.infer<typeof storedRequest>, 'status'> {
  status: ListedStatus
}

async function withFailures<Row extends { id: string; status: StoredStatus }>(
  rows: readonly Row[],
): Promise<(Omit<Row, 'status'> & { status: ListedStatus })[]> {
  const erasing = rows.filter(({ status }) => status === 'erasing').map(({ id }) => id)
  const failed = await findFailedErasures(db, erasing)
  return rows.map((row) => (failed.has(row.id) ? { ...row, status: 'failed' } : row))
}

/** Returns one page of requests: open ones, most urgent first, or closed ones, newest first. */
export async function listRequests(params: RequestParams): Promise<KeysetPage<ListedRequest>> {
  await requireAdmin('personal-data')
  const where = matching(params)
  const order: KeysetOrder<'due' | 'closed'> = params.filters.status
    ? { sort: 'closed', direction: 'desc' }
    : { sort: 'due', direction: 'asc' }
  const read = { keyset, cursor: params.cursor, order }
  const page = await readKeysetPage(
    read,
    (page) => queryRows(db, storedRequest)`
      SELECT ${selected('PrivacyRequest', ['id', 'kind', 'status', 'email', 'confirmedAt', 'dueAt', 'closedAt', 'closedBy'])}
      FROM privacy_request WHERE ${where} AND ${page}`,
  )
  return { ...page, rows: await withFailures(page.rows) }
}

/** Counts the requests, up to COUNT_LIMIT. */
export async function countRequests(params: RequestParams): Promise<number> {
  await requireAdmin('personal-data')
  return countUpTo('PrivacyRequest', matching(params))
}

const requestCounts = z.object({
  open: z.number(),
  overdue: z.number(),
  /** In the last 30 days. */
  closed: z.number(),
})
export type RequestCounts = z.infer<typeof requestCounts>

export async function getRequestCounts(): Promise<RequestCounts> {
  await requireAdmin('personal-data')
  const [counts] = await queryRows(db, requestCounts)`
    SELECT count(*) FILTER (WHERE ${isOpen})::int AS open,
      count(*) FILTER (WHERE ${isOpen} AND ${request.dueAt} < now())::int AS overdue,
      count(*) FILTER (WHERE ${request.closedAt} > now() - interval '30 days')::int AS closed
    FROM privacy_request`
  return counts ?? { open: 0, overdue: 0, closed: 0 }
}

export type ErasedPart = ReturnType<typeof erasedParts>[number]

export interface RequestDetails extends ListedRequest {
  reason: string
  /** The erasure record; null before the erasure. */
  erased: ErasedPart[] | null
  /** The sealed address for answering the request, not for seeing the data; null once the address has been erased. */
  person: string | null
}

/** Returns one confirmed request; null if it does not exist. */
export async function getRequest(id: string): Promise<RequestDetails | null> {
  await requireAdmin('personal-data')
  const found = await db.privacyRequest.findFirst({ where: { id, status: { not: 'unconfirmed' } } })
  if (!found?.confirmedAt || !found.dueAt || found.status === 'unconfirmed') return null
  const { kind, email, confirmedAt, dueAt, closedAt, closedBy, reason } = found
  const isFailed = (await findFailedErasures(db, found.status === 'erasing' ? [id] : [])).has(id)
  const status = isFailed ? 'failed' : found.status
  const counts = found.counts as Record<string, number> | null
  const erased = counts && erasedParts(counts)
  const person = email && sealPerson(email, 'request')
  return { id, kind, status, email, confirmedAt, dueAt, closedAt, closedBy, reason, erased, person }
}

const MENTIONS = /_mentions$/

/** `isMention`: the rows belong to other people and lost only the address. */
function erasedParts(counts: Record<string, number>) {
  const titles = tableTitles(personalData)
  return Object.entries(counts).map(([counted, count]) => {
    const table = counted.replace(MENTIONS, '')
    return { title: titles.get(table) ?? table, count, isMention: MENTIONS.test(counted) }
  })
}

export type Person = NonNullable<Awaited<ReturnType<typeof getPerson>>>

/** Returns the address of a lookup; null if it belongs to the team, or was not looked up within the last day. */
async function readPerson(sealed: string): Promise<string | null> {
  const email = openPerson(sealed, 'lookup')
  return email && !(await findTeamUse(db, email)) ? email : null
}

/**
 * Returns the data held about a person. Only a lookup seals addresses for this, so a member of staff has confirmed
 * who they are and the audit log has an entry. Null if the address belongs to the team, or was not looked up within the last day.
 */
export async function getPerson(sealed: string) {
  await requireAdmin('personal-data')
  const email = await readPerson(sealed)
  if (!email) return null
  const emailHash = { in: hashesOfAddress(email) }
  const parts = await listParts(db, email)
  const [files, suppressions, requests] = await Promise.all([
    listFiles(db, email),
    db.privacySuppression.count({ where: { emailHash } }),
    db.privacyRequest.findMany({
      where: { emailHash, status: { not: 'unconfirmed' } },
      orderBy: { confirmedAt: 'desc' },
      take: 20,
      select: { id: true, kind: true, status: true, dueAt: true, closedAt: true },
    }),
  ])
  return {
    email,
    parts,
    files,
    // True if an earlier erasure kept the address suppressed, as a hash.
    isSuppressed: suppressions > 0,
    requests: await withFailures(
      requests.map(({ dueAt, status, ...request }) => ({
        ...request,
        status: status as StoredStatus,
        dueAt: dueAt ?? new Date(0),
      })),
    ),
  }
}

/** Streams a copy of a person's data; null in the same cases as `getPerson`. Records the export before the first chunk. */
export async function exportPerson(
  sealed: string,
  format: CopyFormat,
): Promise<AsyncGenerator<string> | null> {
  const admin = await requireAdmin('personal-data')
  const email = await readPerson(sealed)
  if (!email) return null
  await recordCopy(admin, { format })
  return whileSignedIn(admin, 'personal-data', copyChunks(db, email, format))
}

/** Returns one of a person's files; null in the same cases as `getPerson`, or if there is no such file. Records the access. */
export async function exportFile(sealed: string, fileId: string): Promise<HeldFile | null> {
  const admin = await requireAdmin('personal-data')
  const email = await readPerson(sealed)
  const file = email && (await listFiles(db, email)).find(({ id }) => id === fileId)
  if (!file) return null
  await recordCopy(admin, { format: 'file' })
  return file
}

async function recordCopy({ id, name }: Admin, details: { format: string }) {
  const summary = "downloaded a copy of a person's data"
  await recordAudit(db, { id, name }, { noun: 'privacy', action: 'export', summary, details })
}

/**
 * Returns the condition for the filtered requests. The search text matches any part of an address, but only the whole of
 * an erased one, which is stored as a hash.
 */
function matching({ q, filters }: RequestParams): Prisma.Sql {
  const status = filters.status
    ? Prisma.sql`${request.status} = ${filters.status}::privacy_request_status`
    : isOpen
  if (!q) return status
  const email = normalizeEmail(q)
  const isErased = isEmailAddress(email)
    ? Prisma.sql`${request.emailHash} = ANY (${hashesOfAddress(email)})`
    : Prisma.sql`FALSE`
  return Prisma.sql`${status} AND (${contains(request.email, q)} OR ${isErased})`
}
