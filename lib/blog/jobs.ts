import 'server-only'
import { z } from 'zod'
import { announceExpiry } from '@/lib/platform/cache-expiry'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { queryRows } from '@/lib/platform/query-rows'
import { TRASH_DAYS } from '@/lib/platform/trash-days'

const idTitleRow = z.object({ id: z.string(), title: z.string() })

/** The job that publishes scheduled posts once they are due. It also runs every minute, in case a queued one was lost. */
export const PUBLISH_DUE = 'blog.publish-due'

/**
 * Sets due posts to `published`. They have been public since their scheduled time, but cached pages may not show them
 * yet, so this expires those pages. An editor who has such a post open is warned on saving that it has changed.
 */
async function publishDue() {
  await db.$transaction(async (tx) => {
    const due = await queryRows(tx, idTitleRow)`
      UPDATE post SET status = 'published', publish_at = NULL, version = version + 1, updated_at = publish_at
      WHERE status = 'scheduled' AND publish_at <= now() AND deleted_at IS NULL RETURNING id::text, title`
    if (due.length === 0) return
    await tx.auditEvent.createMany({
      data: due.map(({ id, title }) => ({
        actorName: 'A scheduled job',
        noun: 'blog',
        action: 'publish',
        recordId: id,
        summary: `published the post “${title}”`,
      })),
    })
    await announceExpiry(tx, 'blog')
  })
}

/** Erases posts that have been in the Trash long enough. Their revisions, old slugs and counters are erased with them. */
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
