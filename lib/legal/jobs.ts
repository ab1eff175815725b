import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { emptyTrash } from '@/lib/platform/ordered-list'

/** What versions keep of a section stays: what was public is not unsaid. */
async function emptyLegalTrash() {
  await emptyTrash(db, { table: 'legal_section' })
}

export const legalJobs: Record<string, Job> = { 'legal.empty-trash': emptyLegalTrash }

export const legalSchedules = [{ job: 'legal.empty-trash', cron: '52 2 * * *' }]
