import 'server-only'
import { DAY_MS } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import type { Job, Schedule } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { runInBatches } from '@/lib/platform/run-in-batches'
import { resealTotpSecret } from './totp'

/** Deletes sessions that started more than 30 days ago. Until then, they are kept as a record of sign-ins. */
export async function deleteOldSessions() {
  await db.adminSession.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - 30 * DAY_MS) } } })
}

/** Rows per statement. A flood from many networks leaves millions. */
const BATCH = 10_000

/** Deletes the counters of limits whose window has ended. */
export async function deleteExpiredLimits() {
  await runInBatches(
    BATCH,
    () => db.$executeRaw`
      DELETE FROM rate_limit WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM rate_limit WHERE expire < ${BigInt(Date.now())} LIMIT ${BATCH}))`,
  )
}

/**
 * Encrypts the secrets of authenticator apps with the current SETTINGS_SECRET, so that the previous one can be
 * removed. Skips secrets that change in the meantime.
 */
export async function resealTotpSecrets() {
  const accounts = await db.adminUser.findMany({
    where: { totpSecret: { not: null } },
    select: { id: true, totpSecret: true },
  })
  for (const { id, totpSecret } of accounts) {
    try {
      const resealed = totpSecret && resealTotpSecret(id, totpSecret)
      if (resealed)
        await db.adminUser.updateMany({ where: { id, totpSecret }, data: { totpSecret: resealed } })
    } catch (error) {
      // One damaged secret must not keep the others from being re-encrypted.
      log.error({ err: error, userId: id }, 'the secret of an authenticator app cannot be read')
    }
  }
}

export const authJobs: Record<string, Job> = {
  'auth.delete-old-sessions': deleteOldSessions,
  'auth.delete-expired-limits': deleteExpiredLimits,
  'auth.reseal-totp-secrets': resealTotpSecrets,
}

export const authSchedules: Schedule[] = [
  { job: 'auth.delete-old-sessions', cron: '20 2 * * *' },
  { job: 'auth.delete-expired-limits', cron: '40 * * * *' },
  { job: 'auth.reseal-totp-secrets', cron: '50 2 * * *', runsAtStart: true },
]
