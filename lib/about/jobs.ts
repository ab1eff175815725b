import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { emptyTrash } from '@/lib/platform/ordered-list'
import { orderedLists } from './ordered-lists'

async function emptyAboutTrash() {
  for (const list of Object.values(orderedLists)) await emptyTrash(db, list)
}

export const aboutJobs: Record<string, Job> = { 'about.empty-trash': emptyAboutTrash }

export const aboutSchedules = [{ job: 'about.empty-trash', cron: '31 2 * * *' }]
