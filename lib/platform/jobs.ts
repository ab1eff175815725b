import 'server-only'
import { z } from 'zod'
import { db, type Transaction } from './db'
import { Prisma } from './generated/prisma/client'
import { MAX_LISTED_JOBS } from './max-listed-jobs'
import { idRow, queryRows } from './query-rows'

const existsRow = z.object({ exists: z.boolean() })

/**
 * Background work. If it throws, it is retried with back-off, so it must be safe to run twice. Long work should end
 * early when `stopping` is aborted.
 */
export type Job = (payload: unknown, stopping?: AbortSignal) => Promise<void>

export interface Schedule {
  job: string
  /** In crontab notation, UTC. */
  cron: string
  /** True if the job also runs whenever a worker starts. */
  runsAtStart?: boolean
}

interface EnqueueOptions {
  runAt?: Date
  /**
   * `visitor`: runs after the jobs that staff queue, because anyone can queue it. `bulk`: runs when nothing else is
   * due, for jobs that are queued by the thousand.
   */
  priority?: Priority | undefined
  /** Replaces a waiting job with the same key. */
  key?: string
  /** Jobs in the same queue run one after another, up to a second apart. */
  queue?: string
  /** After this many failed attempts, the job is dead. 14 attempts take 28 hours, longer than emails are retried. */
  maxAttempts?: number
}

// Jobs with lower numbers run first.
const priorities = { normal: 0, visitor: 5, bulk: 10 }
export type Priority = keyof typeof priorities

/** Adds a job in the transaction that writes the row it works on, so that both exist or neither does. */
export async function enqueue(tx: Transaction, job: string, payload: object, options: EnqueueOptions = {}) {
  const { key = null, ...rest } = options
  await enqueueMany(tx, job, [{ payload, key }], rest)
}

/** Adds many jobs of one kind in one statement. */
export async function enqueueMany(
  tx: Transaction,
  job: string,
  items: { payload: object; key: string | null }[],
  options: Omit<EnqueueOptions, 'key'> = {},
) {
  await tx.$executeRaw`
    SELECT ${addJobSql(job, { payload: Prisma.sql`item->'payload'`, key: Prisma.sql`item->>'key'` }, options)}
    FROM json_array_elements(${JSON.stringify(items)}::json) AS item`
}

/** Returns the SQL that adds one job and evaluates to its id, for a statement that also writes the row it works on. */
export function addJobSql(
  job: string,
  { payload, key }: { payload: Prisma.Sql; key: Prisma.Sql },
  options: Omit<EnqueueOptions, 'key'>,
): Prisma.Sql {
  const { runAt = null, priority = 'normal', maxAttempts = 14, queue = null } = options
  return Prisma.sql`(graphile_worker.add_job(
    ${job}::text, ${payload}, run_at => ${runAt}::timestamptz, max_attempts => ${maxAttempts}::int,
    queue_name => ${queue}::text, job_key => ${key}, priority => ${priorities[priority]}::int)).id`
}

const deadJob = z.object({
  id: z.string(),
  job: z.string(),
  lastError: z.string().nullable(),
})
export type DeadJob = z.infer<typeof deadJob>

/**
 * A job with no attempts left is dead unless it is still running, either on its last attempt or because a newer job
 * took over its key.
 */
const isDead = Prisma.sql`attempts >= max_attempts AND locked_at IS NULL`

const jobCounts = z.object({ due: z.number(), dead: z.number(), oldestSeconds: z.number() })

/** Returns whether the queue's tables exist. The first worker creates them, unless the start script already has. */
async function hasQueue(): Promise<boolean> {
  const [found] = await queryRows(db, existsRow)`
    SELECT to_regclass('graphile_worker.jobs') IS NOT NULL AS "exists"`
  return found?.exists ?? false
}

/** Counts due and dead jobs, and returns how long the oldest due job has waited for a worker. */
export async function countJobs(): Promise<z.infer<typeof jobCounts>> {
  const none = { due: 0, dead: 0, oldestSeconds: 0 }
  if (!(await hasQueue())) return none
  const [counts] = await queryRows(db, jobCounts)`
    SELECT (count(*) FILTER (WHERE is_due))::int AS due, (count(*) FILTER (WHERE ${isDead}))::int AS dead,
      coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE is_due)), 0)::float AS "oldestSeconds"
    FROM (
      SELECT *, attempts < max_attempts AND run_at <= now() AND locked_at IS NULL AS is_due FROM graphile_worker.jobs
    ) AS job`
  return counts ?? none
}

/** Lists jobs that used up their attempts, newest first, at most `MAX_LISTED_JOBS`. */
export async function listDeadJobs(): Promise<DeadJob[]> {
  if (!(await hasQueue())) return []
  return queryRows(db, deadJob)`
    SELECT id::text, task_identifier AS job, left(last_error, 500) AS "lastError"
    FROM graphile_worker.jobs WHERE ${isDead} ORDER BY id DESC LIMIT ${MAX_LISTED_JOBS}`
}

/** Queues dead jobs again, to run now. Returns the ids of those that were still dead. */
export const retryDeadJobs = (tx: Transaction, ids: readonly string[]) =>
  queryRows(tx, idRow)`
    SELECT id::text FROM graphile_worker.reschedule_jobs(${deadAmong(ids)}, run_at => now(), attempts => 0)`

/** Deletes dead jobs. Returns the ids of those that were still dead. */
export const deleteDeadJobs = (tx: Transaction, ids: readonly string[]) =>
  queryRows(tx, idRow)`SELECT id::text FROM graphile_worker.complete_jobs(${deadAmong(ids)})`

const deadAmong = (ids: readonly string[]) => Prisma.sql`ARRAY(
  SELECT id FROM graphile_worker.jobs WHERE id = ANY(${ids}::text[]::bigint[]) AND ${isDead})`

const keyedJob = z.object({ key: z.string(), isDead: z.boolean() })

/** Lists the jobs named `job` that have a key, whether waiting, running or dead. */
export function listKeyedJobs(job: string): Promise<z.infer<typeof keyedJob>[]> {
  return queryRows(db, keyedJob)`
    SELECT key, ${isDead} AS "isDead"
    FROM graphile_worker.jobs WHERE task_identifier = ${job} AND key IS NOT NULL`
}
