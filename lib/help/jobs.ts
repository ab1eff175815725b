import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { emptyTrash } from '@/lib/platform/ordered-list'
import { MISSES_DAYS } from './categories'
import { articlesInOrder, faqsInOrder } from './ordered-lists'

async function emptyHelpTrash() {
  await emptyTrash(db, faqsInOrder)
  await emptyTrash(db, articlesInOrder)
}

async function forgetSearches() {
  await db.$executeRaw`DELETE FROM missed_search WHERE last_at < now() - make_interval(days => ${MISSES_DAYS})`
}

export const helpJobs: Record<string, Job> = {
  'help.empty-trash': emptyHelpTrash,
  'help.forget-searches': forgetSearches,
}

export const helpSchedules = [
  { job: 'help.empty-trash', cron: '47 2 * * *' },
  { job: 'help.forget-searches', cron: '7 3 * * *' },
]
