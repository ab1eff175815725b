import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { emptyTrash } from '@/lib/platform/ordered-list'
import { positionsInOrder } from './ordered-list'

export const careersJobs: Record<string, Job> = {
  'careers.empty-trash': () => emptyTrash(db, positionsInOrder),
}

export const careersSchedules = [{ job: 'careers.empty-trash', cron: '37 2 * * *' }]
