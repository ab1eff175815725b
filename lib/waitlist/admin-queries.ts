import 'server-only'
import { z } from 'zod'
import { recordAudit } from '@/lib/audit/record'
import { requireAdmin } from '@/lib/auth/session'
import { timeZone } from '@/lib/dates'
import { suppressionReason } from '@/lib/mail/suppression'
import { CSV_START, csvLine } from '@/lib/platform/csv'
import { db, pool } from '@/lib/platform/db'
import { MailSuppressionReason, Prisma, WaitlistStatus } from '@/lib/platform/generated/prisma/client'
import { orderBy, readKeysetPage, rowsAfter } from '@/lib/platform/keyset'
import { countRow, queryRows } from '@/lib/platform/query-rows'
import { columnsOf, selected } from '@/lib/platform/record-sql'
import { inTrash, matching, type WaitlistFilter } from './filter'
import { type WaitlistOrder, waitlistKeyset } from './order'
import { COUNT_LIMIT, isTrash, statusFilter, type WaitlistParams } from './schema'

const statusCountRow = z.object({ status: z.enum(WaitlistStatus), count: z.number() })

const waitlist = columnsOf('WaitlistEntry')

const PAGE_SIZE = 50

const listedEntry = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(WaitlistStatus),
  source: z.string(),
  createdAt: z.date(),
  deletedAt: z.date().nullable(),
  unsubscribedAt: z.date().nullable(),
  /** Why the address gets no bulk mail, whatever this entry says. */
  suppression: z.enum(MailSuppressionReason).nullable(),
})
export type ListedEntry = z.infer<typeof listedEntry>

export interface EntryPage {
  entries: ListedEntry[]
  hasPrevious: boolean
  hasNext: boolean
}

/** One page of the list or of the Trash. Where a cursor leads nowhere (any more), the first page. */
export async function listEntries(params: WaitlistParams): Promise<EntryPage> {
  await requireAdmin()
  const { cursor, q } = params
  const isSearch = q !== ''
  const where = isTrash(params) ? inTrash(q) : matching(filterOf(params))
  const order: WaitlistOrder = isTrash(params) ? { sort: 'deleted', direction: 'desc' } : params
  const { rows, ...more } = await readKeysetPage({ cursor, order, size: PAGE_SIZE }, (order, after, limit) =>
    readRows({ where, order, isSearch }, after, limit),
  )
  return { entries: rows, ...more }
}

interface Listing {
  where: Prisma.Sql
  order: WaitlistOrder
  isSearch: boolean
}

async function readRows(listing: Listing, after: string | null, limit: number) {
  const { where, order } = listing
  const start = after ? rowsAfter(waitlistKeyset, order, after) : Prisma.sql`TRUE`
  const found = (await isSortedFaster(listing))
    ? Prisma.sql`WITH found AS MATERIALIZED (SELECT * FROM waitlist WHERE ${where}) SELECT ${listed} FROM found AS waitlist WHERE ${start}`
    : Prisma.sql`SELECT ${listed} FROM waitlist WHERE ${where} AND ${start}`
  return queryRows(db, listedEntry)`${found} ORDER BY ${orderBy(waitlistKeyset, order)} LIMIT ${limit}`
}

const listed = Prisma.sql`
  ${selected('WaitlistEntry', ['id', 'name', 'email', 'status', 'source', 'createdAt', 'deletedAt', 'unsubscribedAt'])},
  ${suppressionReason(waitlist.email)} AS suppression`

/**
 * Anyone who searches for "ngozi" in the order of names finds all matches in one place, maybe half a million entries away from
 * where the index begins. The planner expects them scattered, so it is told to collect and sort them unless they are many.
 */
async function isSortedFaster({ where, isSearch, order: { sort } }: Listing): Promise<boolean> {
  const isByText = sort === 'name' || sort === 'email'
  return isByText && isSearch && (await countUpTo(where, SORT_LIMIT)) < SORT_LIMIT
}

const SORT_LIMIT = 100_000

export type EntryCounts = Record<WaitlistStatus | 'total', number>

/** Exact at any size: sums the few rows that triggers keep, and counts no entries. */
export async function countEntries(): Promise<EntryCounts> {
  await requireAdmin()
  const rows = await queryRows(db, statusCountRow)`
    SELECT status, sum(delta)::int AS count FROM waitlist_count GROUP BY status`
  const counts: EntryCounts = { total: 0, active: 0, notified: 0, converted: 0 }
  for (const { status, count } of rows) {
    counts[status] = count
    counts.total += count
  }
  return counts
}

/** Counts the entries that match the list's filter: exactly without a search term, with one up to COUNT_LIMIT. */
export async function countMatching(params: WaitlistParams): Promise<number> {
  await requireAdmin()
  const status = statusFilter(params)
  if (!isTrash(params) && !params.q) return (await countEntries())[status ?? 'total']
  return countUpTo(isTrash(params) ? inTrash(params.q) : matching(filterOf(params)), COUNT_LIMIT)
}

/** Counts the entries in the Trash, up to COUNT_LIMIT. */
export async function countTrash(): Promise<number> {
  await requireAdmin()
  return countUpTo(inTrash(''), COUNT_LIMIT)
}

async function countUpTo(where: Prisma.Sql, limit: number): Promise<number> {
  const [counted] = await queryRows(db, countRow)`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM waitlist WHERE ${where} LIMIT ${limit}) AS found`
  return counted?.count ?? 0
}

/** The filtered list as pieces of a CSV file. That it was asked for is on record before the first piece. */
export async function exportEntries(params: WaitlistParams): Promise<AsyncGenerator<string>> {
  const admin = await requireAdmin()
  const filter = filterOf(params)
  await recordAudit(
    db,
    { id: admin.id, name: admin.name },
    {
      noun: 'waitlist',
      action: 'export',
      summary: filter.status ? `exported the ${filter.status} waitlist entries` : 'exported the waitlist',
      // The search term itself may be someone's address.
      details: { status: filter.status, isSearch: filter.q !== '' },
    },
  )
  return exportRows(filter, params)
}

const EXPORT_BATCH = 5_000

/**
 * The list as CSV, piece by piece. Each batch is a statement of its own that goes on after the last entry of the one
 * before: a slow download holds neither a transaction nor a connection, and memory stays the same at any length.
 */
async function* exportRows(filter: WaitlistFilter, order: WaitlistOrder): AsyncGenerator<string> {
  yield CSV_START + csvLine(['Name', 'Email', 'Status', 'Joined Date'])
  let next: Promise<string[][]> | undefined = readExportBatch(filter, order)
  while (next) {
    const rows: string[][] = await next
    const lastId = rows.length === EXPORT_BATCH ? rows.at(-1)?.at(-1) : undefined
    // The database works on the next batch while this one is written and sent.
    next = lastId ? readExportBatch(filter, order, lastId) : undefined
    next?.catch(() => {})
    let text = ''
    for (const [name = '', email = '', status = '', joined = ''] of rows)
      text += csvLine([name, email, status, joined])
    if (text) yield text
  }
}

async function readExportBatch(
  filter: WaitlistFilter,
  order: WaitlistOrder,
  lastId?: string,
): Promise<string[][]> {
  const start = lastId ? Prisma.sql`AND ${rowsAfter(waitlistKeyset, order, lastId)}` : Prisma.empty
  // The date in the form of formatDate(), made by the database: a million of them cost a second less.
  const { text, values } = Prisma.sql`
    SELECT ${waitlist.name}, ${waitlist.email}, ${waitlist.status}::text,
      to_char(${waitlist.createdAt} AT TIME ZONE ${timeZone}, 'Mon FMDD, YYYY'), ${waitlist.id}::text
    FROM waitlist WHERE ${matching(filter)} ${start} ORDER BY ${orderBy(waitlistKeyset, order)} LIMIT ${EXPORT_BATCH}`
  return (await pool.query<string[]>({ text, values, rowMode: 'array' })).rows
}

function filterOf(params: WaitlistParams): WaitlistFilter {
  return { q: params.q, status: statusFilter(params) }
}
