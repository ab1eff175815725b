import 'server-only'
import { z } from 'zod'
import { recordErasure } from '@/lib/audit/record'
import { hiringDefaults } from '@/lib/careers/schema'
import { HOUR_MS } from '@/lib/dates'
import { db, type Transaction } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Job } from '@/lib/platform/jobs'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { dueInTrash, erasurePausedUntil, formatMonths } from '@/lib/platform/retention'
import { runInBatches } from '@/lib/platform/run-in-batches'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { deleteObject } from '@/lib/storage/objects'
import { sweepOrphans } from '@/lib/storage/sweep-orphans'
import { ERASE_RESUME, eraseApplications, eraseResumes } from './erase'

const keyRow = z.object({ key: z.string() })

const { bucket } = UPLOAD_SLOTS.resume

/** How long a form may stay open between choosing a file and sending the application. */
const UNCLAIMED_AFTER_MS = 24 * HOUR_MS
/** Rows per transaction. */
const BATCH = 100

const RESUME_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|docx?)$/

async function eraseResume(payload: unknown) {
  const { key } = z.object({ key: z.string().regex(RESUME_KEY) }).parse(payload)
  await deleteObject(bucket, key)
}

/** Erases resumes that were never sent with an application, and objects left by uploads that were interrupted before the row was written. */
const sweepResumes: Job = async (_payload, stopping) => {
  const unclaimedBefore = new Date(Date.now() - UNCLAIMED_AFTER_MS)
  await runInBatches(BATCH, () => db.$transaction((tx) => sweepUnclaimed(tx, unclaimedBefore)))
  const ownersOf = (key: string) => (RESUME_KEY.test(key) ? [key] : [])
  const findStored = (keys: string[]) =>
    db.resume.findMany({ where: { key: { in: keys } }, select: { key: true } })
  await sweepOrphans(bucket, ownersOf, findStored, stopping)
}

async function sweepUnclaimed(tx: Transaction, before: Date): Promise<number> {
  const swept = await queryRows(tx, keyRow)`
    DELETE FROM resume WHERE key IN (
      SELECT key FROM resume WHERE application_id IS NULL AND created_at < ${before}
      ORDER BY created_at LIMIT ${BATCH} FOR UPDATE)
    RETURNING key`
  await eraseResumes(
    tx,
    swept.map(({ key }) => key),
  )
  return swept.length
}

/**
 * Erases applications whose decision is older than the retention period, and keeps an anonymous record of the
 * erasure.
 */
async function eraseExpired() {
  const settings = await db.hiringSettings.findUnique({
    where: { id: 1 },
    select: { retentionMonths: true, shortenedAt: true },
  })
  if (settings && erasurePausedUntil(settings)) return
  const { retentionMonths } = settings ?? hiringDefaults
  await erase(
    Prisma.sql`decided_at < now() - make_interval(months => ${retentionMonths}::int)`,
    `${formatMonths(retentionMonths)} after the decision`,
  )
}

/** Erases the due applications in batches. Locks their rows, so that nobody can restore them or change their status. */
const erase = (isDue: Prisma.Sql, when: string) =>
  runInBatches(BATCH, () => db.$transaction((tx) => eraseBatch(tx, isDue, when)))

async function eraseBatch(tx: Transaction, isDue: Prisma.Sql, when: string): Promise<number> {
  const due = await queryRows(tx, idRow)`
    SELECT id::text FROM job_application WHERE ${isDue} LIMIT ${BATCH} FOR UPDATE`
  if (due.length === 0) return 0
  const count = await eraseApplications(
    tx,
    due.map(({ id }) => id),
  )
  await recordErasure(tx, { noun: 'applications', labels: ['an application', 'applications'], count, when })
  return count
}

export const applicationJobs: Record<string, Job> = {
  [ERASE_RESUME]: eraseResume,
  'applications.sweep-resumes': sweepResumes,
  'applications.erase-old': eraseExpired,
  'applications.empty-trash': () => erase(...dueInTrash),
}

export const applicationSchedules = [
  { job: 'applications.sweep-resumes', cron: '7 * * * *' },
  { job: 'applications.erase-old', cron: '13 2 * * *' },
  { job: 'applications.empty-trash', cron: '23 2 * * *' },
]
