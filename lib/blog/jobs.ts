import 'server-only'
import { z } from 'zod'
import { announceExpiry } from '@/lib/platform/cache-expiry'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { queryRows } from '@/lib/platform/query-rows'

const idTitleRow = z.object({ id: z.string(), title: z.string() })

/** Deleted posts can be brought back for this long (product decision: Trash, 30 days). */
const TRASH_DAYS = 30

/** The job of a scheduled post at its time; it also runs every minute in case a job was lost. */
export const PUBLISH_DUE = 'blog.publish-due'

/**
 * Makes what is due `published`. It has been public since its time, but cached pages do not know: they are made again. An editor who
 * had it open is told that it changed.
 */
async function publishDue() {
  await db.$transaction(async (tx) => {
    const due = await queryRows(tx, idTitleRow)`
      UPDATE post SET status = 'published', publish_at = NULL, version = version + 1, updated_at = now()
      WHERE status = 'scheduled' AND publish_at <= now() AND deleted_at IS NULL RETURNING id::text, title`
    if (due.length === 0) return
    await tx.auditEvent.createMany({
      data: due.map(({ id, title }) => ({
        actorName: 'The schedule',
        noun: 'blog',
        action: 'publish',
        recordId: id,
        summary: `published the post “${title}”`,
      })),
    })
    await announceExpiry(tx, 'blog')
  })
}

/** Erased with its revisions, old addresses and counters. */
async function emptyTrash() {
  await db.$executeRaw`DELETE FROM post WHERE deleted_at < now() - make_interval(days => ${TRASH_DAYS})`
}

export const blogJobs: Record<string, Job> = {
  [PUBLISH_DUE]: publishDue,
  'blog.empty-trash': emptyTrash,
}

export const blogSchedules = [
  { job: PUBLISH_DUE, cron: '* * * * *' },
  { job: 'blog.empty-trash', cron: '37 2 * * *' },
]
