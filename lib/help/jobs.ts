import 'server-only'
import { timeZone } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { emptyTrash } from '@/lib/platform/ordered-list'
import { MISSES_DAYS } from './categories'
import { articlesInOrder, faqsInOrder } from './ordered-lists'

async function emptyHelpTrash() {
  await emptyTrash(db, faqsInOrder)
  await emptyTrash(db, articlesInOrder)
}

/** When a day in Lagos is over, nothing is kept by which its visitors could be told apart. */
async function forgetVisitors() {
  await db.$executeRaw`DELETE FROM help_visitor_key WHERE day < (now() AT TIME ZONE ${timeZone})::date`
  await db.$executeRaw`DELETE FROM help_visitor WHERE day < (now() AT TIME ZONE ${timeZone})::date`
}

async function forgetSearches() {
  await db.$executeRaw`DELETE FROM missed_search WHERE last_at < now() - make_interval(days => ${MISSES_DAYS})`
}

export const helpJobs: Record<string, Job> = {
  'help.empty-trash': emptyHelpTrash,
  'help.forget-visitors': forgetVisitors,
  'help.forget-searches': forgetSearches,
}

export const helpSchedules = [
  { job: 'help.empty-trash', cron: '47 2 * * *' },
  { job: 'help.forget-visitors', cron: '*/10 * * * *' },
  { job: 'help.forget-searches', cron: '7 3 * * *' },
]
