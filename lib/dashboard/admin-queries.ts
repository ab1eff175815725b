import 'server-only'
import { z } from 'zod'
import { mayOpen, mayRead } from '@/lib/auth/access'
import { requireAdmin } from '@/lib/auth/session'
import { countPosts } from '@/lib/blog/admin-queries'
import { countPositions } from '@/lib/careers/admin-queries'
import { DAY_MS, lagosDay, timeZone } from '@/lib/dates'
import { readHelpFigures } from '@/lib/help/admin-queries'
import { countUnsourcedClaims } from '@/lib/landing/admin-queries'
import { auditPages, type NounName, nouns, recordKinds } from '@/lib/nouns'
import { countUpTo } from '@/lib/platform/count-up-to'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type DeadJob, listDeadJobs } from '@/lib/platform/jobs'
import type { WaitingRows } from '@/lib/platform/noun'
import { queryRows } from '@/lib/platform/query-rows'
import { recordLink } from '@/lib/platform/record-link'
import { columnOf, openableRows, tableOf } from '@/lib/platform/record-sql'
import { CHART_DAYS, WAITING_LIMIT } from './schema'
import type { Visits } from './sidebar-memory'

const idPublishAtRow = z.object({ id: z.string(), title: z.string(), publishAt: z.date() })
const screenCountRow = z.object({ href: z.string(), count: z.number() })
const idPathRow = z.object({ id: z.string(), address: z.string(), path: z.string() })

/** Runs a query about a noun if the person may see the noun; returns null otherwise. */
async function ifReadable<Result>(noun: NounName, read: () => Promise<Result>): Promise<Result | null> {
  const { role } = await requireAdmin('dashboard')
  return mayRead(role, noun) ? read() : null
}

/** Counts the content on the site, excluding the Trash. Each count is null for people without access to it. */
export async function countContent() {
  await requireAdmin('dashboard')
  const [posts, positions, help, coverage] = await Promise.all([
    ifReadable('blog', countPosts),
    ifReadable('careers', countPositions),
    ifReadable('help', countHelp),
    ifReadable('press', () => db.newsItem.count({ where: { deletedAt: null } })),
  ])
  return { posts, positions, help, coverage }
}

async function countHelp() {
  const [{ faqs }, guides] = await Promise.all([
    readHelpFigures(),
    db.helpArticle.count({ where: { deletedAt: null } }),
  ])
  return { answers: faqs, guides }
}

export interface Waiting {
  /** Each kind is counted up to WAITING_LIMIT; 0 for people without access to it. */
  messages: number
  applications: number
  failedEmails: number
  scheduledPosts: number
  privacyRequests: number
  /** The number of figures shown on the site without a source. */
  unsourcedClaims: number
  nextPost: { id: string; title: string; publishAt: Date } | null
  /** When the most urgent privacy request is due. */
  nextDue: Date | null
  /** Background jobs that failed permanently. */
  deadJobs: DeadJob[]
}

/**
 * Returns the number of waiting rows on each screen that the person may open, up to WAITING_LIMIT, with a single
 * statement.
 */
export async function countWaiting(visits: Visits): Promise<ReadonlyMap<string, number>> {
  const { role } = await requireAdmin('dashboard')
  const counts = nouns.flatMap(({ name, screens = [] }) =>
    mayRead(role, name)
      ? screens.flatMap(({ href, waiting }) => (waiting ? countOf(href, waiting, visits) : []))
      : [],
  )
  if (counts.length === 0) return new Map()
  const rows = await queryRows(db, screenCountRow)`${Prisma.join(counts, ' UNION ALL ')}`
  return new Map(rows.map(({ href, count }) => [href, count]))
}

function countOf(href: string, { model, only = {}, hasTrash, since }: WaitingRows, visits: Visits) {
  const conditions = Object.entries<string | readonly string[] | undefined>(only).map(
    // Compare without a cast, so that Postgres uses the index on an enum column.
    ([field, values]) =>
      Prisma.sql`${columnOf(field)} IN (${Prisma.raw(`'${[values].flat().join("', '")}'`)})`,
  )
  if (hasTrash) conditions.push(Prisma.sql`deleted_at IS NULL`)
  if (since) conditions.push(Prisma.sql`${columnOf(since)} > ${visits.get(href) ?? aDayAgo()}`)
  return Prisma.sql`
    SELECT ${href} AS href, count(*)::int AS count
    FROM (SELECT 1 FROM ${tableOf(model)} WHERE ${Prisma.join(conditions, ' AND ')} LIMIT ${WAITING_LIMIT}) AS found`
}

/** Returns the last visit to assume for someone who has never visited a screen. */
const aDayAgo = () => new Date(Date.now() - DAY_MS)

/** Counts what needs attention, and returns what is scheduled next. Every query uses an index. */
export async function getWaitingItems(): Promise<Waiting> {
  await requireAdmin('dashboard')
  const [waiting, scheduledPosts, nextPost, urgent, deadJobs, unsourcedClaims] = await Promise.all([
    countWaiting(new Map()),
    ifReadable('blog', () => countUpTo('Post', isScheduled, WAITING_LIMIT)),
    ifReadable('blog', readNextPost),
    ifReadable('personal-data', () =>
      db.privacyRequest.findFirst({
        // A request has a deadline once it is confirmed.
        where: { dueAt: { not: null }, closedAt: null },
        orderBy: { dueAt: 'asc' },
        select: { dueAt: true },
      }),
    ),
    ifReadable('settings', listDeadJobs),
    ifReadable('landing', countUnsourcedClaims),
  ])
  const nextDue = urgent?.dueAt ?? null
  return {
    messages: waiting.get('/admin/contact') ?? 0,
    applications: waiting.get('/admin/applications') ?? 0,
    failedEmails: waiting.get('/admin/mail') ?? 0,
    scheduledPosts: scheduledPosts ?? 0,
    privacyRequests: waiting.get('/admin/privacy') ?? 0,
    unsourcedClaims: unsourcedClaims ?? 0,
    nextPost,
    nextDue,
    deadJobs: deadJobs ?? [],
  }
}

const isScheduled = Prisma.sql`status = 'scheduled' AND publish_at > now() AND deleted_at IS NULL`

async function readNextPost(): Promise<Waiting['nextPost']> {
  const [post] = await queryRows(db, idPublishAtRow)`
    SELECT id::text, title, publish_at AS "publishAt" FROM post
    WHERE ${isScheduled} ORDER BY publish_at LIMIT 1`
  return post ?? null
}

const signupDay = z.object({
  /** A date in Lagos: "2026-11-21". */
  day: z.string(),
  /** The number of signups to the waitlist, excluding the Trash. */
  waitlist: z.number(),
  /** The number of confirmed newsletter subscriptions. */
  newsletter: z.number(),
})
export type SignupDay = z.infer<typeof signupDay>

/**
 * Returns the signups of the last CHART_DAYS days, oldest first, including days without any. Entries in the Trash are
 * counted separately and subtracted, so that each day is an index range scan and only rows in the Trash are read.
 */
export async function listSignupDays(): Promise<SignupDay[]> {
  await requireAdmin('waitlist')
  const today = lagosDay(new Date())
  return queryRows(db, signupDay)`
    WITH days AS (
      SELECT day, day::timestamp AT TIME ZONE ${timeZone} AS starts, (day + 1)::timestamp AT TIME ZONE ${timeZone} AS ends
      FROM (SELECT ${today}::date - back AS day FROM generate_series(0, ${CHART_DAYS - 1}::int) AS back) AS wanted
    ), trash AS MATERIALIZED (
      SELECT (created_at AT TIME ZONE ${timeZone})::date AS day, count(*) AS count
      FROM waitlist
      WHERE deleted_at IS NOT NULL AND created_at >= (SELECT min(starts) FROM days)
      GROUP BY 1
    )
    SELECT days.day::text,
      ((SELECT count(*) FROM waitlist WHERE created_at >= starts AND created_at < ends) - coalesce(trash.count, 0))::int
        AS waitlist,
      (SELECT count(*) FROM newsletter_subscriber WHERE confirmed_at >= starts AND confirmed_at < ends)::int AS newsletter
    FROM days LEFT JOIN trash ON trash.day = days.day ORDER BY days.day`
}

const recentSignups = z.object({
  list: z.enum(['waitlist', 'newsletter']),
  source: z.string(),
  thisWeek: z.number(),
  lastWeek: z.number(),
})

/** The signups of the last 7 days, up to this moment, and of the 7 days before. */
export interface Weeks {
  thisWeek: number
  lastWeek: number
}

export type RecentSignups = Awaited<ReturnType<typeof countRecentSignups>>

/**
 * Counts the recent signups, excluding the Trash, and those of the last 7 days by source, most frequent first. Reads only
 * the rows of two weeks.
 */
export async function countRecentSignups() {
  await requireAdmin('waitlist')
  const now = Date.now()
  const [week, start] = [new Date(now - WEEK_MS), new Date(now - 2 * WEEK_MS)]
  const rows = await queryRows(db, recentSignups)`
    WITH recent AS (
      SELECT 'waitlist' AS list, source, created_at AS at FROM waitlist
      WHERE created_at >= ${start} AND deleted_at IS NULL
      UNION ALL
      SELECT 'newsletter', '', confirmed_at FROM newsletter_subscriber WHERE confirmed_at >= ${start}
    )
    SELECT list, source, count(*) FILTER (WHERE at >= ${week})::int AS "thisWeek",
      count(*) FILTER (WHERE at < ${week})::int AS "lastWeek"
    FROM recent GROUP BY list, source ORDER BY "thisWeek" DESC, source`
  const weeksOf = (listName: string): Weeks => {
    const counted = rows.filter(({ list }) => list === listName)
    return {
      thisWeek: counted.reduce((sum, { thisWeek }) => sum + thisWeek, 0),
      lastWeek: counted.reduce((sum, { lastWeek }) => sum + lastWeek, 0),
    }
  }
  const sources = rows.flatMap(({ list, source, thisWeek }) =>
    list === 'waitlist' && thisWeek > 0 ? { source, count: thisWeek } : [],
  )
  return { waitlist: weeksOf('waitlist'), newsletter: weeksOf('newsletter'), sources }
}

const WEEK_MS = 7 * DAY_MS

interface RecordName {
  noun: string
  recordId: string | null
}

const ROW_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Returns the URLs of audited records by record id. Leaves out records that are erased, in the Trash, or not open to
 * this person.
 */
export async function findRecordPages(records: readonly RecordName[]): Promise<Map<string, string>> {
  const { role } = await requireAdmin('dashboard')
  const fixed = records.flatMap(({ noun, recordId }): [string, string][] => {
    const page = auditPages.find((page) => page.noun === noun && (page.recordId ?? recordId) === recordId)
    return page && recordId && mayOpen(role, page.href) ? [[recordId, page.href]] : []
  })
  const lookups = [...recordKinds.values()].flatMap((facts) => {
    if (!mayRead(role, facts.noun)) return []
    const { auditName, model, id = 'id', address = id, path } = facts
    const ids = records.flatMap(({ noun, recordId }) =>
      noun === auditName && recordId && ROW_ID.test(recordId) === (id === 'id') ? recordId : [],
    )
    if (ids.length === 0) return []
    return Prisma.sql`
      SELECT ${columnOf(id)}::text AS id, ${columnOf(address)}::text AS address, ${path} AS path FROM ${tableOf(model)}
      WHERE ${columnOf(id)} = ANY(${ids}::${Prisma.raw(id === 'id' ? 'uuid' : 'text')}[]) AND ${openableRows(facts)}`
  })
  if (lookups.length === 0) return new Map(fixed)
  const rows = await queryRows(db, idPathRow)`
    ${Prisma.join(lookups, ' UNION ALL ')}`
  return new Map([
    ...fixed,
    ...rows.map(({ id, address, path }): [string, string] => [id, recordLink(path, address)]),
  ])
}
