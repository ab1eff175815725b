import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, type Mock, onTestFinished, vi } from 'vitest'
import { HOUR_MS } from '@/lib/dates'
import { createLongLivedClient, db } from '@/lib/platform/db'
import { countJobs, enqueue, type Job, listDeadJobs, type Schedule } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { MAX_CONCURRENT_JOBS, startWorker } from '@/lib/platform/worker'
import { settleFailedJobs } from '@/lib/settings/actions'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'

const stops: (() => Promise<void>)[] = []

/** Starts a worker with these jobs, which stops after the test. */
function work(jobs: Record<string, Job>, schedules: Schedule[] = []) {
  const stop = startWorker(jobs, schedules)
  stops.push(stop)
  return stop
}

// Jobs fail here on purpose.
beforeAll(() => {
  log.level = 'silent'
})

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

const payloadsOf = (run: Mock<Job>) => run.mock.calls.map(([payload]) => payload)

/** Returns a name for this test only, so that no worker finds another test's jobs. */
const newName = () => `test.${randomUUID().slice(0, 8)}`
const soon = { timeout: 8_000, interval: 50 }

interface Row {
  attempts: number
  max_attempts: number
  last_error: string | null
  wait: number
  locked_by: string | null
}

const jobsNamed = (name: string) =>
  query<Row>(
    `select attempts, max_attempts, last_error, locked_by, extract(epoch from run_at - now())::float as wait
     from graphile_worker.jobs where task_identifier = $1 order by id`,
    [name],
  )

/** Makes a job that waits for its next attempt run immediately. */
const runNow = (name: string) =>
  query(
    `update graphile_worker._private_jobs set run_at = now()
     where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
    [name],
  )

describe('a job', () => {
  it('exists after the commit of its row, and not after a rollback', async () => {
    const name = newName()
    const failing = db.$transaction(async (tx) => {
      await enqueue(tx, name, { n: 1 })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await jobsNamed(name)).toEqual([])
    await db.$transaction((tx) => enqueue(tx, name, { n: 2 }))
    const run = vi.fn<Job>(async () => {})
    work({ [name]: run })
    await vi.waitFor(() => expect(payloadsOf(run)).toEqual([{ n: 2 }]), soon)
    await vi.waitFor(async () => expect(await jobsNamed(name)).toEqual([]), soon)
  })

  it('is replaced by a newer one with the same key while it is waiting', async () => {
    const name = newName()
    const later = new Date(Date.now() + 60_000)
    for (const n of [1, 2]) await enqueue(db, name, { n }, { key: name, runAt: later })
    expect(await jobsNamed(name)).toHaveLength(1)
    await runNow(name)
    const run = vi.fn<Job>(async () => {})
    work({ [name]: run })
    await vi.waitFor(() => expect(payloadsOf(run)).toEqual([{ n: 2 }]), soon)
  })

  it('waits for its time', async () => {
    const name = newName()
    await enqueue(db, name, { n: 'later' }, { runAt: new Date(Date.now() + 60_000) })
    await enqueue(db, name, { n: 'now' })
    const run = vi.fn<Job>(async () => {})
    work({ [name]: run })
    await vi.waitFor(() => expect(payloadsOf(run)).toEqual([{ n: 'now' }]), soon)
    expect(await jobsNamed(name)).toMatchObject([{ attempts: 0, wait: expect.closeTo(60, -1) }])
  })

  it('runs together with others up to the limit, and the next starts immediately', async () => {
    const name = newName()
    for (let n = 0; n < 40; n += 1) await enqueue(db, name, { n })
    let running = 0
    const together: number[] = []
    work({
      [name]: async () => {
        running += 1
        together.push(running)
        await new Promise((resolve) => setTimeout(resolve, 50))
        running -= 1
      },
    })
    await vi.waitFor(() => expect(together).toHaveLength(40), soon)
    expect(Math.max(...together)).toBe(MAX_CONCURRENT_JOBS)
  })

  it('waits for the others if it is one of very many', async () => {
    const name = newName()
    for (const priority of ['bulk', 'visitor', 'normal'] as const)
      for (let n = 0; n < 2 * MAX_CONCURRENT_JOBS; n += 1) await enqueue(db, name, { priority }, { priority })
    const order: unknown[] = []
    work({ [name]: async (payload) => void order.push(payload) })
    await vi.waitFor(() => expect(order).toHaveLength(6 * MAX_CONCURRENT_JOBS), soon)
    // Simultaneous jobs may overtake each other, so the borders between the priorities are left out.
    const [first, last] = [order.slice(0, MAX_CONCURRENT_JOBS), order.slice(-MAX_CONCURRENT_JOBS)]
    expect(first).toEqual(first.map(() => ({ priority: 'normal' })))
    expect(last).toEqual(last.map(() => ({ priority: 'bulk' })))
    expect(order.slice(MAX_CONCURRENT_JOBS, -3 * MAX_CONCURRENT_JOBS)).not.toContainEqual({
      priority: 'bulk',
    })
  })
})

describe('a job that fails', () => {
  it('is retried with increasing delays, and stays as a dead job after its last attempt', async () => {
    const name = newName()
    await enqueue(db, name, {}, { maxAttempts: 3 })
    const run = vi.fn<Job>(async () => {
      throw new Error(`no luck, try ${run.mock.calls.length}`)
    })
    work({ [name]: run })
    const waits: number[] = []
    for (const attempts of [1, 2, 3]) {
      await vi.waitFor(
        async () =>
          expect(await jobsNamed(name)).toMatchObject([
            { attempts, last_error: expect.stringContaining(`try ${attempts}`), locked_by: null },
          ]),
        soon,
      )
      const [job] = await jobsNamed(name)
      waits.push(job?.wait ?? 0)
      await runNow(name)
    }
    expect(waits[0]).toBeGreaterThan(0.5)
    expect(waits[1]).toBeGreaterThan((waits[0] ?? 0) * 1.5)
    const dead = (await listDeadJobs()).filter(({ job }) => job === name)
    expect(dead).toMatchObject([{ lastError: expect.stringContaining('no luck, try 3') }])
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('can be retried or dismissed once it is dead', async () => {
    await becomeAdmin()
    const [retried, dismissed, waiting] = [newName(), newName(), newName()]
    const ids: string[] = []
    for (const name of [retried, dismissed, waiting]) {
      await enqueue(db, name, {}, { maxAttempts: 1, runAt: new Date(Date.now() + 60_000) })
      const [job] = await query<{ id: string }>(
        `update graphile_worker._private_jobs set attempts = $2
         where id in (select id from graphile_worker.jobs where task_identifier = $1) returning id::text`,
        [name, name === waiting ? 0 : 1],
      )
      ids.push(job?.id ?? '')
    }
    const [first = '', second = '', third = ''] = ids
    expect(await settleFailedJobs({ ids: [first, third], verdict: 'retried' })).toMatchObject({ ok: true })
    const dismissal = { ids: [second, third], verdict: 'dismissed' as const }
    expect(await settleFailedJobs(dismissal)).toMatchObject({ ok: true })
    expect(await settleFailedJobs(dismissal)).toMatchObject({
      message: expect.stringContaining('already retried or dismissed'),
    })
    expect(await jobsNamed(retried)).toMatchObject([{ attempts: 0 }])
    expect(await jobsNamed(dismissed)).toEqual([])
    expect(await jobsNamed(waiting)).toHaveLength(1)
    expect((await listDeadJobs()).filter(({ id }) => ids.includes(id))).toEqual([])
  })

  it('is not dead while its last attempt is running or while it has a successor', async () => {
    const before = await countJobs()
    const [last, replaced] = [newName(), newName()]
    await enqueue(db, last, {}, { maxAttempts: 1 })
    await takeOldest(last)
    await enqueue(db, replaced, {}, { key: replaced })
    await takeOldest(replaced)
    await enqueue(db, replaced, {}, { key: replaced, runAt: new Date(Date.now() + 60_000) })
    expect((await countJobs()).dead).toBe(before.dead)
    expect((await listDeadJobs()).filter(({ job }) => [last, replaced].includes(job))).toEqual([])
  })

  it('does not hold up the others', async () => {
    const name = newName()
    for (const isBad of [true, false]) await enqueue(db, name, { isBad })
    const done = vi.fn()
    work({
      [name]: async (payload) => {
        if ((payload as { isBad: boolean }).isBad) throw new Error('bad')
        done()
      },
    })
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), soon)
  })

  it('is retried for a day by default', async () => {
    const name = newName()
    await enqueue(db, name, {})
    const [job] = await jobsNamed(name)
    // The queue waits exp(attempts) seconds after each attempt except the last.
    let seconds = 0
    for (let attempt = 1; attempt < (job?.max_attempts ?? 0); attempt += 1)
      seconds += Math.exp(Math.min(10, attempt))
    expect(seconds / 3600).toBeGreaterThan(24)
  })
})

it('counts no jobs before the queue has tables', async () => {
  await query('alter schema graphile_worker rename to away')
  try {
    expect(await countJobs()).toEqual({ due: 0, dead: 0, oldestSeconds: 0 })
    expect(await listDeadJobs()).toEqual([])
  } finally {
    await query('alter schema away rename to graphile_worker')
  }
})

describe('the worker', () => {
  it('runs scheduled jobs in their minute, and some also when it starts', async () => {
    const [due, later, atStart] = [newName(), newName(), newName()]
    const ran: string[] = []
    const recording = (name: string) => [name, async () => void ran.push(name)]
    // On a past day, because the database does not run jobs before their time.
    vi.setSystemTime('2026-01-05T02:16:59.900Z')
    onTestFinished(() => void vi.useRealTimers())
    work(Object.fromEntries([due, later, atStart].map(recording)), [
      { job: later, cron: '17 3 * * *' },
      { job: atStart, cron: '17 3 * * *', runsAtStart: true },
      { job: due, cron: '17 2 * * *' },
    ])
    await vi.waitFor(() => expect(ran).toEqual([atStart]), soon)
    vi.setSystemTime('2026-01-05T02:17:00.100Z')
    await vi.waitFor(() => expect(ran).toEqual([atStart, due]), soon)
  })

  it('runs alone; a second worker stands by and takes over when the first is gone', async () => {
    const name = newName()
    const [first, second] = [vi.fn<Job>(async () => {}), vi.fn<Job>(async () => {})]
    const stopFirst = work({ [name]: first })
    await enqueue(db, name, { n: 1 })
    await vi.waitFor(() => expect(first).toHaveBeenCalledOnce(), soon)
    work({ [name]: second })
    for (let n = 0; n < 20; n += 1) await enqueue(db, name, { n })
    await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(21), soon)
    expect(second).not.toHaveBeenCalled()
    await stopFirst()
    await enqueue(db, name, { n: 'last' })
    await vi.waitFor(() => expect(payloadsOf(second)).toEqual([{ n: 'last' }]), soon)
  })

  it('holds its lock on a connection that Postgres probes, and gives up after half a minute without a response', async () => {
    const lock = createLongLivedClient()
    await lock.connect()
    const { rows } = await lock.query<{ seconds: number }>(`
      select current_setting('tcp_keepalives_idle')::int + current_setting('tcp_keepalives_interval')::int
        * current_setting('tcp_keepalives_count')::int as seconds`)
    await lock.end()
    expect(rows[0]?.seconds).toBeGreaterThan(0)
    expect(rows[0]?.seconds).toBeLessThanOrEqual(30)
  })

  it('waits for running jobs before it stops', async () => {
    const name = newName()
    let isDone = false
    const started = vi.fn()
    const stop = work({
      [name]: async () => {
        started()
        await new Promise((resolve) => setTimeout(resolve, 400))
        isDone = true
      },
    })
    await enqueue(db, name, {})
    await vi.waitFor(() => expect(started).toHaveBeenCalled(), soon)
    await stop()
    expect(isDone).toBe(true)
    expect(await jobsNamed(name)).toEqual([])
  })

  it('releases jobs that a killed worker left locked', async () => {
    const name = newName()
    for (const n of [1, 2]) await enqueue(db, name, { n })
    await takeOldest(name)
    const run = vi.fn<Job>(async () => {})
    work({ [name]: run })
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), soon)
    expect(payloadsOf(run)).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }]))
    await vi.waitFor(async () => expect(await jobsNamed(name)).toEqual([]), soon)
  })

  it('runs a job again minutes later if its completion was lost, and leaves running jobs alone', async () => {
    const name = newName()
    let finish = () => {}
    const slow = new Promise<void>((resolve) => {
      finish = resolve
    })
    const run = vi.fn<Job>(async (payload) => {
      if ((payload as { n: string }).n === 'slow') await slow
    })
    work({ [name]: run })
    stops.push(async () => finish())
    await enqueue(db, name, { n: 'slow' })
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), soon)
    await enqueue(db, name, { n: 'lost' }, { runAt: new Date(Date.now() + 60_000), queue: name })
    await lockLongAgo(name)
    await vi.waitFor(() => expect(payloadsOf(run)).toEqual([{ n: 'slow' }, { n: 'lost' }]), {
      timeout: 25_000,
      interval: 50,
    })
    finish()
    await vi.waitFor(async () => expect(await jobsNamed(name)).toEqual([]), soon)
    expect(run).toHaveBeenCalledTimes(2)
  }, 45_000)

  it('lists a job among the dead ones after ten minutes if this version cannot run it', async () => {
    const [known, gone, young] = [newName(), newName(), newName()]
    const anHourAgo = new Date(Date.now() - HOUR_MS)
    await enqueue(db, gone, {}, { runAt: anHourAgo })
    await enqueue(db, young, {})
    await enqueue(db, known, {}, { runAt: anHourAgo })
    const run = vi.fn<Job>(async () => {})
    work({ [known]: run })
    const listed = async () => (await listDeadJobs()).filter(({ job }) => [known, gone, young].includes(job))
    const reason = expect.stringContaining('This version of the site doesn’t recognize this job')
    await vi.waitFor(async () => expect(await listed()).toMatchObject([{ job: gone, lastError: reason }]), {
      timeout: 25_000,
      interval: 50,
    })
    expect(run).toHaveBeenCalledOnce()
    expect(await waitingJobs(young)).toBe(1)
  }, 45_000)

  it('leaves no dead copy of a job killed after its successor took its key', async () => {
    const name = newName()
    for (const n of [1, 2]) {
      await enqueue(db, name, { n }, { key: name })
      if (n === 1) await takeOldest(name)
    }
    expect(await jobsNamed(name)).toHaveLength(2)
    const run = vi.fn<Job>(async () => {})
    work({ [name]: run })
    await vi.waitFor(() => expect(payloadsOf(run)).toEqual([{ n: 2 }]), soon)
    await vi.waitFor(async () => expect(await jobsNamed(name)).toEqual([]), soon)
    expect((await listDeadJobs()).filter(({ job }) => job === name)).toEqual([])
  })

  it('recovers on its own after the database has closed its connections', async () => {
    const name = newName()
    const run = vi.fn<Job>(async () => {})
    work({ [name]: run })
    await enqueue(db, name, { n: 1 })
    // Wait until the job's completion is recorded. Before that, it would be right to run it again.
    await vi.waitFor(async () => expect(await waitingJobs(name)).toBe(0), soon)
    expect(run).toHaveBeenCalledOnce()
    await query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await vi.waitFor(() => enqueue(db, name, { n: 2 }), soon)
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), soon)
  })
})

async function waitingJobs(name: string) {
  const [counted] = await query<{ count: number }>(
    'select count(*)::int as count from graphile_worker.jobs where task_identifier = $1',
    [name],
  )
  return counted?.count
}

/** Makes the jobs with this name look as if a worker had taken them three minutes ago. */
async function lockLongAgo(name: string) {
  const lock = `set locked_at = now() - interval '3 minutes', locked_by = 'lost'`
  await query(
    `with job as (
       update graphile_worker._private_jobs ${lock}, attempts = 1, run_at = now()
       where task_id = (select id from graphile_worker._private_tasks where identifier = $1) returning job_queue_id)
     update graphile_worker._private_job_queues as queue ${lock} from job where queue.id = job.job_queue_id`,
    [name],
  )
}

/** Locks the oldest job with this name, as a worker would. */
async function takeOldest(name: string) {
  await query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed', attempts = 1
     where id = (select min(id) from graphile_worker.jobs where task_identifier = $1)`,
    [name],
  )
}
