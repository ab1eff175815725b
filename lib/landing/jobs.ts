import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { emptyTrash } from '@/lib/platform/ordered-list'
import { orderedLists } from './ordered-lists'

async function emptyLandingTrash() {
  for (const list of Object.values(orderedLists)) await emptyTrash(db, list)
}

export const landingJobs: Record<string, Job> = { 'landing.empty-trash': emptyLandingTrash }

export const landingSchedules = [{ job: 'landing.empty-trash', cron: '27 2 * * *' }]
