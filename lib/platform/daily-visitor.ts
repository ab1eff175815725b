import 'server-only'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { lagosDay, timeZone } from '@/lib/dates'
import { db, type Transaction } from './db'
import type { Job, Schedule } from './jobs'
import { networkOf } from './network'
import { requestInfo } from './request'
import { runInBatches } from './run-in-batches'

const HASH_BYTES = 16
/** The maximum number of visitors counted per network. A program could send any number of user agents. */
const BROWSERS = 16

/**
 * Returns whether this is the first time today (in Lagos) that a visitor has done this activity, such as
 * `['vote', id]`. Visitors are told apart by network and browser, and recognized by a hash that cannot be traced back
 * once the day's key is deleted.
 */
export async function isFirstToday(
  tx: Transaction,
  address: string,
  activity: readonly string[],
): Promise<boolean> {
  const { userAgent } = await requestInfo()
  const browser = createHash('sha256').update(userAgent).digest().readUInt8() % BROWSERS
  const day = new Date(lagosDay(new Date()))
  const hash = createHmac('sha256', await keyOf(tx, day))
    .update(JSON.stringify([...activity, networkOf(address), browser]))
    .digest()
    .subarray(0, HASH_BYTES)
  const { count } = await tx.dailyVisitor.createMany({ data: { day, hash }, skipDuplicates: true })
  return count > 0
}

/** Returns the day's key, creating it on first use. If two processes create it at once, the first one wins. */
async function keyOf(tx: Transaction, day: Date): Promise<Uint8Array> {
  await tx.dailyVisitorKey.createMany({ data: { day, key: randomBytes(32) }, skipDuplicates: true })
  return (await tx.dailyVisitorKey.findUniqueOrThrow({ where: { day } })).key
}

/** Rows per statement. */
const BATCH = 10_000

/** Deletes the keys and hashes of past days. */
async function forgetVisitors() {
  await db.$executeRaw`DELETE FROM daily_visitor_key WHERE day < (now() AT TIME ZONE ${timeZone})::date`
  await runInBatches(
    BATCH,
    () => db.$executeRaw`
      DELETE FROM daily_visitor WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM daily_visitor WHERE day < (now() AT TIME ZONE ${timeZone})::date LIMIT ${BATCH}))`,
  )
}

export const visitorJobs: Record<string, Job> = { 'visitors.forget': forgetVisitors }

export const visitorSchedules: Schedule[] = [{ job: 'visitors.forget', cron: '*/10 * * * *' }]
