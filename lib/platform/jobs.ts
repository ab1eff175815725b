import { MINUTE_MS } from '@/lib/dates'
import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { type JobHelpers, Logger, makeWorkerUtils, parseCronItems, type Runner, run } from 'graphile-worker'
import type pg from 'pg'
import { z } from 'zod'
import { createLongLivedClient, createPool, db, type Transaction } from './db'
import { Prisma } from './generated/prisma/client'
import { log } from './log'
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
  attempts: z.number(),
  createdAt: z.date(),
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
    SELECT id::text, task_identifier AS job, left(last_error, 500) AS "lastError", attempts::int, created_at AS "createdAt"
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

// An arbitrary number that no other lock uses.
const WORKER_LOCK = 7_202_611
const RETRY_MS = 2_000
const ABANDONED_CHECK_MS = 10_000
const ABANDONED_MS = 2 * MINUTE_MS
/**
 * The number of concurrent jobs. Emails do not use a named queue of graphile-worker, which looks for the next job
 * before it releases the queue of the previous one, finds none and then waits for the next poll.
 */
export const MAX_CONCURRENT_JOBS = 3

/**
 * Runs the jobs in this process. Only the process that holds the advisory lock runs jobs; the others stand by. The
 * holder can therefore release the jobs that a killed process left locked, without sending an email twice. Returns a
 * function that stops the worker and waits for running jobs.
 */
export function startWorker(jobs: Record<string, Job>, schedules: readonly Schedule[]): () => Promise<void> {
  const stopping = new AbortController()
  const worker = (async () => {
    while (!stopping.signal.aborted) {
      await runWhileLeader(jobs, schedules, stopping.signal).catch((error: unknown) => {
        log.warn({ err: error }, 'background worker interrupted')
      })
      await wait(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return async () => {
    stopping.abort()
    await worker
  }
}

async function runWhileLeader(
  jobs: Record<string, Job>,
  schedules: readonly Schedule[],
  signal: AbortSignal,
) {
  const lock = createLongLivedClient()
  const ended = new AbortController()
  const lost = new Promise<void>((resolve) => lock.on('error', () => resolve()).on('end', () => resolve()))
  const pool = createPool({ max: 6, statement_timeout: MINUTE_MS })
  /**
   * Maps each job's id to the time until which this process owns it. The database records the end of a job slightly
   * later.
   */
  const ownUntil = new Map<string, number>()
  let runner: Runner | undefined
  let timer: NodeJS.Timeout | undefined
  try {
    await lock.connect()
    const result = await lock.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [
      WORKER_LOCK,
    ])
    if (!result.rows[0]?.held || signal.aborted) return
    const stopped = new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true, signal: ended.signal }),
    )
    await freeOrphans(pool)
    runner = await run({
      pgPool: pool,
      concurrency: MAX_CONCURRENT_JOBS,
      pollInterval: 1_000,
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => {
        if (level === 'error' || level === 'warning') log.warn({ message }, 'job')
      }),
      taskList: Object.fromEntries(
        Object.entries(jobs).map(([name, job]) => [
          name,
          async (payload: unknown, { job: { id } }: JobHelpers) => {
            ownUntil.set(id, Number.POSITIVE_INFINITY)
            await job(payload, signal).finally(() => ownUntil.set(id, Date.now() + ABANDONED_MS))
          },
        ]),
      ),
      parsedCronItems: parseCronItems(
        schedules.map(({ job, cron }) => ({ task: job, match: cron, identifier: job })),
      ),
    })
    for (const { job } of schedules.filter(({ runsAtStart }) => runsAtStart))
      await runner.addJob(job, {}, { jobKey: job })
    timer = setInterval(() => {
      for (const [id, end] of ownUntil) if (end < Date.now()) ownUntil.delete(id)
      freeAbandoned(pool, [...ownUntil.keys()]).catch((error: unknown) =>
        log.warn({ err: error }, 'could not release abandoned jobs'),
      )
    }, ABANDONED_CHECK_MS)
    await Promise.race([runner.promise, lost, stopped])
  } finally {
    ended.abort()
    clearInterval(timer)
    await runner?.stop().catch(() => {})
    await lock.end().catch(() => {})
    await pool.end().catch(() => {})
  }
}

/**
 * Releases jobs that are still locked. Their process must have died, because only the holder of the lock runs jobs.
 */
async function freeOrphans(pool: pg.Pool) {
  const utils = await makeWorkerUtils({ pgPool: pool })
  try {
    await utils.migrate()
    const locked = await pool.query<{ worker: string }>(
      'SELECT DISTINCT locked_by AS worker FROM graphile_worker.jobs WHERE locked_by IS NOT NULL',
    )
    await utils.forceUnlockWorkers(locked.rows.map((row) => row.worker))
    await dropReplaced(pool)
  } finally {
    await utils.release()
  }
}

/**
 * Releases jobs that have been locked for minutes although they are not this process's `own`: a database outage has
 * swallowed the statement that took, completed or failed them. Those statements time out after a minute.
 */
async function freeAbandoned(pool: pg.Pool, own: string[]) {
  await pool.query(
    `WITH freed AS (
       UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL
       WHERE locked_at < now() - $2 * interval '1 millisecond' AND id <> ALL ($1::bigint[]) RETURNING job_queue_id)
     UPDATE graphile_worker._private_job_queues AS queue SET locked_at = NULL, locked_by = NULL
     FROM freed WHERE queue.id = freed.job_queue_id`,
    [own, ABANDONED_MS],
  )
  await dropReplaced(pool)
}

/**
 * Deletes replaced jobs. A job that queues its successor under its own key loses that key and its remaining attempts.
 * If it is then killed, it looks like a dead job, but has no error.
 */
async function dropReplaced(pool: pg.Pool) {
  await pool.query(`
    DELETE FROM graphile_worker._private_jobs
    WHERE locked_at IS NULL AND key IS NULL AND attempts >= max_attempts AND last_error IS NULL`)
}
