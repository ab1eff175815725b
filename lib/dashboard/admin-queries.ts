import 'server-only'
import { z } from 'zod'
import { requireAdmin } from '@/lib/auth/session'
import { countPosts, type PostCounts } from '@/lib/blog/admin-queries'
import { countPositions, type PositionCounts } from '@/lib/careers/admin-queries'
import { lagosDay, timeZone } from '@/lib/dates'
import { readHelpFigures } from '@/lib/help/admin-queries'
import { auditPages, recordKinds } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type DeadJob, listDeadJobs } from '@/lib/platform/jobs'
import { countRow, queryRows } from '@/lib/platform/query-rows'
import { columnOf, openableRows, recordHref, tableOf } from '@/lib/platform/record-sql'
import { CHART_DAYS, WAITING_LIMIT } from './schema'

const idPublishAtRow = z.object({ id: z.string(), title: z.string(), publishAt: z.date() })
const idPathRow = z.object({ id: z.string(), address: z.string(), path: z.string() })

export interface ContentCounts {
  posts: PostCounts
  positions: PositionCounts
  /** The number of answered questions in the Help Center. */
  answers: number
  guides: number
  /** The number of press coverage items on the press page. */
  coverage: number
}

/** Counts what the site shows, without the Trash. */
export async function countContent(): Promise<ContentCounts> {
  await requireAdmin()
  const [posts, positions, { faqs }, guides, coverage] = await Promise.all([
    countPosts(),
    countPositions(),
    readHelpFigures(),
    db.helpArticle.count({ where: { deletedAt: null } }),
    db.newsItem.count({ where: { deletedAt: null } }),
  ])
  return { posts, positions, answers: faqs, guides, coverage }
}

export interface Waiting {
  /** Each counted up to WAITING_LIMIT. */
  messages: number
  applications: number
  failedEmails: number
  scheduledPosts: number
  privacyRequests: number
  nextPost: { id: string; title: string; publishAt: Date } | null
  /** When the most urgent privacy request is due. */
  nearestDue: Date | null
  /** Background jobs that failed for good. */
  deadJobs: DeadJob[]
}

/** Counts what needs attention, and returns what happens next. An index answers each query. */
export async function getWaiting(): Promise<Waiting> {
  await requireAdmin()
  const [messages, applications, failedEmails, scheduledPosts, privacyRequests, nextPost, urgent, deadJobs] =
    await Promise.all([
      countUpTo(Prisma.sql`contact_message WHERE status = 'new' AND deleted_at IS NULL`),
      countUpTo(Prisma.sql`job_application WHERE status = 'pending' AND deleted_at IS NULL`),
      countUpTo(Prisma.sql`mail_message WHERE status = 'failed'`),
      countUpTo(Prisma.sql`post WHERE status = 'scheduled' AND publish_at > now() AND deleted_at IS NULL`),
      countUpTo(Prisma.sql`privacy_request WHERE status = 'open'`),
      readNextPost(),
      db.privacyRequest.findFirst({
        where: { status: 'open' },
        orderBy: { dueAt: 'asc' },
        select: { dueAt: true },
      }),
      listDeadJobs(),
    ])
  const nearestDue = urgent?.dueAt ?? null
  return {
    messages,
    applications,
    failedEmails,
    scheduledPosts,
    privacyRequests,
    nextPost,
    nearestDue,
    deadJobs,
  }
}

async function countUpTo(rows: Prisma.Sql): Promise<number> {
  const [counted] = await queryRows(db, countRow)`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM ${rows} LIMIT ${WAITING_LIMIT}) AS found`
  return counted?.count ?? 0
}

async function readNextPost(): Promise<Waiting['nextPost']> {
  const [post] = await queryRows(db, idPublishAtRow)`
    SELECT id::text, title, publish_at AS "publishAt" FROM post
    WHERE status = 'scheduled' AND publish_at > now() AND deleted_at IS NULL ORDER BY publish_at LIMIT 1`
  return post ?? null
}

const signupDay = z.object({
  /** A date in Lagos: "2026-11-21". */
  day: z.string(),
  /** The number of signups to the waitlist, without the Trash. */
  waitlist: z.number(),
  /** The number of confirmed newsletter subscriptions. */
  newsletter: z.number(),
})
export type SignupDay = z.infer<typeof signupDay>

/**
 * Returns the signups of the last CHART_DAYS days, oldest first, including days without any. Entries in the Trash are
 * counted separately and subtracted, so that each day is an index range scan and no table row is read.
 */
export async function listSignupDays(): Promise<SignupDay[]> {
  await requireAdmin()
  const today = lagosDay(new Date())
  return queryRows(db, signupDay)`
    WITH days AS (
      SELECT day, day::timestamp AT TIME ZONE ${timeZone} AS starts, (day + 1)::timestamp AT TIME ZONE ${timeZone} AS ends
      FROM (SELECT ${today}::date - back AS day FROM generate_series(0, ${CHART_DAYS - 1}::int) AS back) AS wanted
    ), trash AS MATERIALIZED (
      SELECT (created_at AT TIME ZONE ${timeZone})::date AS day, count(*) AS count
      FROM waitlist WHERE deleted_at IS NOT NULL GROUP BY 1
    )
    SELECT days.day::text,
      ((SELECT count(*) FROM waitlist WHERE created_at >= starts AND created_at < ends) - coalesce(trash.count, 0))::int
        AS waitlist,
      (SELECT count(*) FROM newsletter_subscriber WHERE confirmed_at >= starts AND confirmed_at < ends)::int AS newsletter
    FROM days LEFT JOIN trash ON trash.day = days.day ORDER BY days.day`
}

interface RecordName {
  noun: string
  recordId: string | null
}

const ROW_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the addresses of audited records by record id, without records that are erased or in the Trash. */
export async function findRecordPages(records: readonly RecordName[]): Promise<Map<string, string>> {
  await requireAdmin()
  const fixed = records.flatMap(({ noun, recordId }): [string, string][] => {
    const page = auditPages.find((page) => page.noun === noun && (page.recordId ?? recordId) === recordId)
    return page && recordId ? [[recordId, page.href]] : []
  })
  const lookups = [...recordKinds.values()].flatMap((facts) => {
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
    ...rows.map(({ id, address, path }): [string, string] => [id, recordHref(path, address)]),
  ])
}
