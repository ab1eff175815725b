import 'server-only'
import { setImmediate as untilSent } from 'node:timers/promises'
import type { QueryResult } from 'pg'
import { z } from 'zod'
import { recordExport } from '@/lib/auth/record-export'
import { requireAdmin } from '@/lib/auth/session'
import { whileSignedIn } from '@/lib/auth/while-signed-in'
import { DAY_MS, formatDate, lagosDay, OFFSET } from '@/lib/dates'
import { suppressionReason } from '@/lib/mail/suppression'
import { planText } from '@/lib/plan/plan-text'
import { countUpTo } from '@/lib/platform/count-up-to'
import { CSV_START, csvCell, csvLine } from '@/lib/platform/csv'
import { db, pool } from '@/lib/platform/db'
import { MailSuppressionReason, Prisma, WaitlistStatus } from '@/lib/platform/generated/prisma/client'
import { exportBatch, listOrder, readKeysetPage, sortKeyColumns } from '@/lib/platform/keyset'
import { isInTrash } from '@/lib/platform/list-params'
import { queryRows } from '@/lib/platform/query-rows'
import { columnsOf, selected } from '@/lib/platform/record-sql'
import { inTrash, matching, type WaitlistFilter } from './filter'
import { type WaitlistOrder, waitlistKeyset } from './order'
import { isCountedExactly, type WaitlistParams } from './schema'

const statusCountRow = z.object({ status: z.enum(WaitlistStatus), count: z.number() })

const waitlist = columnsOf('WaitlistEntry')

const listedEntry = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(WaitlistStatus),
  source: z.string(),
  plan: z.string().nullable(),
  createdAt: z.date(),
  deletedAt: z.date().nullable(),
  unsubscribedAt: z.date().nullable(),
  /** Why the address is suppressed, regardless of this entry's own fields. */
  suppression: z.enum(MailSuppressionReason).nullable(),
})
export type ListedEntry = z.infer<typeof listedEntry>

export type EntryPage = Awaited<ReturnType<typeof listEntries>>

/** Returns one page of the list or of the Trash. If the cursor's row no longer exists, returns the first page. */
export async function listEntries(params: WaitlistParams) {
  await requireAdmin('waitlist')
  const { cursor, q } = params
  const where = isInTrash(params) ? inTrash(q) : matching(filterOf(params))
  const order = listOrder(params)
  const options = { keyset: waitlistKeyset, cursor, order }
  const isSorted = q !== '' && (await isSortingFaster(where, order))
  const { rows, ...more } = await readKeysetPage(options, (page) =>
    isSorted
      ? queryRows(db, listedEntry)`
          WITH found AS MATERIALIZED (SELECT * FROM waitlist WHERE ${where})
          SELECT ${listed} FROM found AS waitlist WHERE ${page}`
      : queryRows(db, listedEntry)`SELECT ${listed} FROM waitlist WHERE ${where} AND ${page}`,
  )
  return { entries: rows, ...more }
}

const listed = Prisma.sql`
  ${selected('WaitlistEntry', ['id', 'name', 'email', 'status', 'source', 'plan', 'createdAt', 'deletedAt', 'unsubscribedAt'])},
  ${suppressionReason(waitlist.email)} AS suppression`

/**
 * Returns whether collecting and sorting the matches is faster than scanning in sort order. Someone who searches for
 * "ngozi" sorted by name finds all matches together, maybe half a million entries from the start of the index, but
 * the planner expects them to be scattered. So collect the matches first, unless there are many.
 */
async function isSortingFaster(where: Prisma.Sql, { sort }: WaitlistOrder): Promise<boolean> {
  const isByText = sort === 'name' || sort === 'email'
  return isByText && (await countUpTo('WaitlistEntry', where, SORT_LIMIT)) < SORT_LIMIT
}

const SORT_LIMIT = 100_000

/**
 * Returns an entry with its place on the list, the reason why its address gets no bulk email, its emails and its
 * history; null if it has been erased or is in the Trash.
 */
export async function readEntry(id: string) {
  await requireAdmin('waitlist')
  const entry = await db.waitlistEntry.findFirst({ where: { id, deletedAt: null } })
  if (!entry) return null
  const [earlier, suppression, emails, events] = await Promise.all([
    db.waitlistEntry.count({ where: { deletedAt: null, createdAt: { lt: entry.createdAt } } }),
    db.mailSuppression.findUnique({ where: { email: entry.email }, select: { reason: true } }),
    db.mailMessage.findMany({
      where: { subjectId: id },
      orderBy: { createdAt: 'desc' },
      take: PANEL_HISTORY_LIMIT,
      select: { id: true, status: true, createdAt: true, campaignId: true },
    }),
    db.auditEvent.findMany({
      where: { noun: 'waitlist', recordId: id },
      orderBy: { at: 'desc' },
      take: PANEL_HISTORY_LIMIT,
      select: { id: true, at: true, actorName: true, summary: true },
    }),
  ])
  return { entry, place: earlier + 1, suppression: suppression?.reason ?? null, emails, events }
}

/** The number of events and of emails, the latest ones, that the panel beside the list shows. */
const PANEL_HISTORY_LIMIT = 50

export type EntryCounts = Record<WaitlistStatus | 'total', number>

/** Counts the entries exactly, at any size, by adding up the few rows that triggers maintain. */
export async function countEntries(): Promise<EntryCounts> {
  await requireAdmin('waitlist')
  const rows = await queryRows(db, statusCountRow)`
    SELECT status, sum(delta)::int AS count FROM waitlist_count GROUP BY status`
  const counts: EntryCounts = { total: 0, active: 0, notified: 0, converted: 0 }
  for (const { status, count } of rows) {
    counts[status] = count
    counts.total += count
  }
  return counts
}

/** Counts the entries that match the filter, up to COUNT_LIMIT unless `isCountedExactly`. */
export async function countMatching(params: WaitlistParams): Promise<number> {
  await requireAdmin('waitlist')
  const { q, filters } = params
  if (isCountedExactly(params)) return (await countEntries())[filters.status ?? 'total']
  return countUpTo('WaitlistEntry', isInTrash(params) ? inTrash(q) : matching(filterOf(params)))
}

/** Counts the entries in the Trash, up to COUNT_LIMIT. */
export async function countTrash(): Promise<number> {
  await requireAdmin('waitlist')
  return countUpTo('WaitlistEntry', inTrash(''))
}

const deletionRow = z.object({ deletedAt: z.date(), count: z.number() })
export type BulkDeletion = z.infer<typeof deletionRow>

/** Lists the bulk deletions that moved any of the given entries to the Trash, newest first. */
export async function listBulkDeletions(deleted: readonly ListedEntry[]): Promise<BulkDeletion[]> {
  await requireAdmin('waitlist')
  const times = new Set(deleted.map(({ deletedAt }) => deletedAt?.toISOString()))
  return queryRows(db, deletionRow)`
    SELECT deleted_at AS "deletedAt", count(*)::int AS count FROM waitlist
    WHERE deleted_at = ANY(${[...times]}::timestamptz[]) GROUP BY 1 HAVING count(*) > 1 ORDER BY 1 DESC`
}

/** Streams the filtered list as CSV. Records the export before the first chunk. */
export async function exportEntries(params: WaitlistParams): Promise<AsyncGenerator<string>> {
  const admin = await requireAdmin('waitlist')
  const filter = filterOf(params)
  await recordExport(admin, {
    noun: 'waitlist',
    summary: filter.status ? `exported the ${filter.status} waitlist entries` : 'exported the waitlist',
    // Keep the search term out of the log, because it may be an email address.
    details: { status: filter.status, plan: filter.plan, isSearch: filter.q !== '' },
  })
  return whileSignedIn(admin, 'waitlist', exportRows(filter, params))
}

/**
 * The entries in a batch, and in each piece of its text. They are few enough that no string exceeds 128 kB: V8 keeps
 * longer ones until it next collects garbage in the whole heap.
 */
const EXPORT_BATCH = 3_000
const EXPORT_PIECE = 500
/** A control character, which no name or address contains. */
const BETWEEN_CELLS = '\u001f'
const exportedBatch = z.array(z.string().nullable())
/** The columns of the file. In a batch, the columns of the last entry's sort key follow. */
const EXPORTED_COLUMNS = ['Name', 'Email', 'Status', 'Joined Date', 'Plan']

/**
 * Streams the list as CSV. Each batch is a separate statement that starts after the previous batch's last entry, so a
 * slow download holds neither a transaction nor a connection, and memory use does not grow.
 */
async function* exportRows(filter: WaitlistFilter, order: WaitlistOrder): AsyncGenerator<string> {
  yield CSV_START + csvLine(EXPORTED_COLUMNS)
  const formatDay = createDayFormatter()
  let next: Promise<QueryResult> | undefined = queryExportBatch(filter, order)
  while (next) {
    const { rows }: QueryResult = await next
    // Take the row out of the result, because V8 can keep a promise and its result until it next collects garbage in
    // the whole heap. For a million entries, these results would take 100 MB.
    const cells = exportedBatch.parse(rows.pop())
    const sortKey = cells.splice(EXPORTED_COLUMNS.length).filter((value) => value !== null)
    // Start the next query before the loop below, so that the database prepares the next batch while this one is
    // sent.
    next = sortKey.length > 0 ? queryExportBatch(filter, order, sortKey) : undefined
    next?.catch(() => {})
    await untilSent()
    const [names = [], emails = [], statuses = [], days = [], plans = []] = splitColumns(cells)
    let text = ''
    // Concatenate instead of calling csvLine, because an array for each of a million rows takes half as long again.
    for (const [i, name] of names.entries()) {
      const joined = formatDay(days[i] ?? '')
      const plan = plans[i] ?? ''
      const shownPlan = csvCell((plan && planText(plan, joined.day)) ?? '')
      text += `${csvCell(name)},${csvCell(emails[i] ?? '')},${statuses[i]},${joined.cell},${shownPlan}\r\n`
      if ((i + 1) % EXPORT_PIECE > 0 && i + 1 < names.length) continue
      yield text
      text = ''
    }
  }
}

/**
 * Returns a function that formats days since 1970 and caches them, because a million people join on a few hundred
 * days.
 */
function createDayFormatter() {
  const cache = new Map<string, { cell: string; day: string }>()
  return (days: string) => {
    const cached = cache.get(days)
    if (cached) return cached
    const date = new Date(Number(days) * DAY_MS)
    const formatted = { cell: csvCell(formatDate(date)), day: lagosDay(date) }
    cache.set(days, formatted)
    return formatted
  }
}

/**
 * Selects the names, emails, statuses, days since 1970 and plans of one batch, and the last entry's sort key, or nulls
 * if no entries are left.
 */
function queryExportBatch(
  filter: WaitlistFilter,
  order: WaitlistOrder,
  sortKey?: readonly string[],
): Promise<QueryResult> {
  // Select one text per column, with days as numbers, because decoding a million rows or formatting their dates here
  // would take longer than reading them. Postgres applies an offset faster than a named time zone.
  const aggregates = [
    waitlist.name,
    waitlist.email,
    waitlist.status,
    Prisma.sql`(${waitlist.createdAt} AT TIME ZONE ${OFFSET}::interval)::date - date '1970-01-01'`,
    Prisma.sql`coalesce(${waitlist.plan}, '')`,
  ].map((column) => Prisma.sql`string_agg((${column})::text, ${BETWEEN_CELLS}::text)`)
  const lastSortKey = sortKeyColumns(waitlistKeyset, order).map(
    (column) => Prisma.sql`(array_agg(${column}))[${EXPORT_BATCH}::int]::text`,
  )
  const { text, values } = Prisma.sql`
    SELECT ${Prisma.join([...aggregates, ...lastSortKey])}
    FROM (
      SELECT * FROM waitlist
      WHERE ${matching(filter)} AND ${exportBatch(waitlistKeyset, order, { after: sortKey, limit: EXPORT_BATCH })}
    ) AS waitlist`
  // Bypass Prisma, which takes longer to pass the text on than the database takes to create it.
  return pool.query({ text, values, rowMode: 'array' })
}

function splitColumns(cells: (string | null)[]): string[][] {
  const columns = cells.map((column) => column?.split(BETWEEN_CELLS) ?? [])
  // If the columns had different lengths, names would be exported with other people's addresses.
  if (new Set(columns.map(({ length }) => length)).size > 1)
    throw new Error('A name or address on the waitlist contains a control character')
  return columns
}

function filterOf({ q, filters }: WaitlistParams): WaitlistFilter {
  const { status = null, plan = null } = filters
  return { q, status, plan }
}
