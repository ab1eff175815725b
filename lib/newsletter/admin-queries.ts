import 'server-only'
import { z } from 'zod'
import { recordExport } from '@/lib/auth/record-export'
import { requireAdmin } from '@/lib/auth/session'
import { whileSignedIn } from '@/lib/auth/while-signed-in'
import { formatDate } from '@/lib/dates'
import { suppressed } from '@/lib/mail/suppression'
import { countUpTo } from '@/lib/platform/count-up-to'
import { CSV_START, csvLine } from '@/lib/platform/csv'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import {
  exportBatch,
  type Keyset,
  type KeysetPage,
  keysetOf,
  readKeysetPage,
  sortKeyColumns,
} from '@/lib/platform/keyset'
import { queryRows } from '@/lib/platform/query-rows'
import { columnsOf, selected } from '@/lib/platform/record-sql'
import { contains } from '@/lib/platform/search'
import { type SubscriberParams, type SubscriberStatus, subscriberStatuses } from './schema'

const subscriber = columnsOf('Subscriber')

const EXPORT_BATCH = 5_000

type SubscriberSort = SubscriberParams['sort']

const keyset: Keyset<SubscriberSort> = keysetOf('Subscriber', {
  signedUp: ['createdAt', 'id'],
  email: ['email'],
})

const listedSubscriber = z.object({
  id: z.string(),
  email: z.string(),
  status: z.enum(subscriberStatuses),
  source: z.string(),
  /** Empty: all. */
  topics: z.array(z.string()),
  createdAt: z.date(),
  confirmedAt: z.date().nullable(),
  unsubscribedAt: z.date().nullable(),
  /** True if the address bounced, complained or is suppressed for another reason. */
  isSuppressed: z.boolean(),
})
export type ListedSubscriber = z.infer<typeof listedSubscriber>
const exportedSubscriber = listedSubscriber.extend({ sortKey: z.array(z.string()) })

const listed = Prisma.sql`
  ${selected('Subscriber', ['id', 'email', 'status', 'source', 'topics', 'createdAt', 'confirmedAt', 'unsubscribedAt'])},
  ${suppressed(subscriber.email)} AS "isSuppressed"`

/** Returns one page of the subscribers with the chosen status whose address contains the search text. */
export async function listSubscribers(params: SubscriberParams): Promise<KeysetPage<ListedSubscriber>> {
  await requireAdmin('newsletter')
  const where = matching(params)
  return readKeysetPage(
    { keyset, cursor: params.cursor, order: params },
    (page) => queryRows(db, listedSubscriber)`
      SELECT ${listed} FROM newsletter_subscriber
      WHERE ${where} AND ${page}`,
  )
}

/** Counts the matches, up to COUNT_LIMIT. */
export async function countSubscribersMatching(params: SubscriberParams): Promise<number> {
  await requireAdmin('newsletter')
  return countUpTo('Subscriber', matching(params))
}

/** Counts addresses by status. */
export async function countSubscribers(): Promise<Record<SubscriberStatus, number>> {
  await requireAdmin('newsletter')
  const rows = await db.subscriber.groupBy({ by: ['status'], _count: { _all: true } })
  const counts = { subscribed: 0, pending: 0, unsubscribed: 0 }
  for (const { status, _count } of rows) counts[status] = _count._all
  return counts
}

/** Streams the filtered list as CSV. Records the export before the first chunk. */
export async function exportSubscribers(params: SubscriberParams): Promise<AsyncGenerator<string>> {
  const admin = await requireAdmin('newsletter')
  await recordExport(admin, {
    noun: 'newsletter',
    summary: 'exported the newsletter list',
    // Keep the search term out of the log, because it may be an email address.
    details: { status: params.filters.status ?? null, isSearch: params.q !== '' },
  })
  return whileSignedIn(admin, 'newsletter', exportRows(params))
}

const EXPORTED_COLUMNS = [
  'Email',
  'Status',
  'Topics',
  'Source',
  'Signed up',
  'Confirmed',
  'Unsubscribed',
  'Suppressed',
]

/** Reads one batch per statement, each starting after the previous batch's last row. */
async function* exportRows(params: SubscriberParams): AsyncGenerator<string> {
  yield CSV_START + csvLine(EXPORTED_COLUMNS)
  const where = matching(params)
  const columns = sortKeyColumns(keyset, params).map((column) => Prisma.sql`${column}::text`)
  let sortKey: string[] | undefined
  do {
    const rows = await queryRows(db, exportedSubscriber)`
      SELECT ${listed}, ARRAY[${Prisma.join(columns)}] AS "sortKey" FROM newsletter_subscriber
      WHERE ${where} AND ${exportBatch(keyset, params, { after: sortKey, limit: EXPORT_BATCH })}`
    let text = ''
    for (const row of rows)
      text += csvLine([
        row.email,
        row.status,
        row.topics.join(', ') || 'All',
        row.source,
        formatDate(row.createdAt),
        ...[row.confirmedAt, row.unsubscribedAt].map((time) => (time ? formatDate(time) : '')),
        row.isSuppressed ? 'Yes' : '',
      ])
    if (text) yield text
    sortKey = rows[EXPORT_BATCH - 1]?.sortKey
  } while (sortKey)
}

function matching({ q, filters }: SubscriberParams): Prisma.Sql {
  const conditions = [Prisma.sql`TRUE`]
  if (filters.status) conditions.push(Prisma.sql`${subscriber.status} = ${filters.status}::subscriber_status`)
  if (q) conditions.push(contains(subscriber.email, q))
  return Prisma.join(conditions, ' AND ')
}
