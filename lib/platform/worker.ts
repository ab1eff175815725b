import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { type JobHelpers, Logger, makeWorkerUtils, parseCronItems, type Runner, run } from 'graphile-worker'
import type pg from 'pg'
import { MINUTE_MS } from '@/lib/dates'
import { createLongLivedClient, createPool } from './db'
import type { Job, Schedule } from './jobs'
import { log } from './log'

// An arbitrary number that no other lock uses.
const WORKER_LOCK = 7_202_611
const RETRY_MS = 2_000
const CLEANUP_MS = 10_000
const ABANDONED_MS = 2 * MINUTE_MS
/** Longer than it takes to upgrade all instances. */
const UNKNOWN_JOB_TIMEOUT_MS = 10 * MINUTE_MS
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

/**
 * Runs jobs until `signal` is aborted, the lock is lost or the runner fails. Returns at once if another process has the
 * lock.
 */
async function runWhileLeader(
  jobs: Record<string, Job>,
  schedules: readonly Schedule[],
  signal: AbortSignal,
) {
  const lock = createLongLivedClient()
  const ended = new AbortController()
  const lost = new Promise<void>((resolve) => lock.on('error', () => resolve()).on('end', () => resolve()))
  try {
    await lock.connect()
    const result = await lock.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [
      WORKER_LOCK,
    ])
    if (!result.rows[0]?.held || signal.aborted) return
    const stopped = new Promise<void>((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true, signal: ended.signal }),
    )
    await runUntil(Promise.race([lost, stopped]), jobs, schedules, signal)
  } finally {
    ended.abort()
    await lock.end().catch(() => {})
  }
}

/** Runs jobs until `end` resolves or the runner fails. */
async function runUntil(
  end: Promise<void>,
  jobs: Record<string, Job>,
  schedules: readonly Schedule[],
  signal: AbortSignal,
) {
  const pool = createPool({ max: 6, statement_timeout: MINUTE_MS })
  const { taskList, ownIds } = trackOwnJobs(jobs, signal)
  let runner: Runner | undefined
  let timer: NodeJS.Timeout | undefined
  try {
    await freeOrphans(pool)
    runner = await run({
      pgPool: pool,
      concurrency: MAX_CONCURRENT_JOBS,
      pollInterval: 1_000,
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => {
        if (level === 'error' || level === 'warning') log.warn({ message }, 'job')
      }),
      taskList,
      parsedCronItems: parseCronItems(
        schedules.map(({ job, cron }) => ({ task: job, match: cron, identifier: job })),
      ),
    })
    for (const { job } of schedules.filter(({ runsAtStart }) => runsAtStart))
      await runner.addJob(job, {}, { jobKey: job })
    timer = setInterval(() => {
      Promise.all([freeAbandoned(pool, ownIds()), failUnknownJobs(pool, Object.keys(jobs))]).catch(
        (error: unknown) => log.warn({ err: error }, 'could not clean up the job queue'),
      )
    }, CLEANUP_MS)
    await Promise.race([runner.promise, end])
  } finally {
    clearInterval(timer)
    await runner?.stop().catch(() => {})
    // The runner does not wait for the queries that record its last jobs, and a pool that is closing opens no
    // connections for them.
    do {
      await wait(10)
    } while (pool.waitingCount > 0)
    await pool.end().catch(() => {})
  }
}

/** Wraps `jobs` as graphile-worker's tasks, and tracks which jobs this process owns: `ownIds` lists them. */
function trackOwnJobs(jobs: Record<string, Job>, signal: AbortSignal) {
  // A job stays owned for a while after it ends, because the database records its end slightly later.
  const ownUntil = new Map<string, number>()
  const taskOf =
    (job: Job) =>
    async (payload: unknown, { job: { id } }: JobHelpers) => {
      ownUntil.set(id, Number.POSITIVE_INFINITY)
      await job(payload, signal).finally(() => ownUntil.set(id, Date.now() + ABANDONED_MS))
    }
  const ownIds = () => {
    for (const [id, end] of ownUntil) if (end < Date.now()) ownUntil.delete(id)
    return [...ownUntil.keys()]
  }
  return {
    taskList: Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, taskOf(job)])),
    ownIds,
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
 * Fails jobs that have waited for a while and are not `known`: only another version of the site can run them, so they
 * would wait forever. Staff see dead jobs on the dashboard, and can dismiss them, or retry them after an upgrade.
 */
async function failUnknownJobs(pool: pg.Pool, known: string[]) {
  await pool.query(
    `SELECT FROM graphile_worker.permanently_fail_jobs(ARRAY(
       SELECT id FROM graphile_worker.jobs
       WHERE task_identifier <> ALL ($1::text[]) AND attempts < max_attempts
         AND run_at < now() - $2 * interval '1 millisecond'), $3)`,
    [known, UNKNOWN_JOB_TIMEOUT_MS, 'This version of the site doesn’t recognize this job.'],
  )
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
