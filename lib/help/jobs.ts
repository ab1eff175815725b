import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { MISSED_SEARCH_DAYS } from './categories'

async function deleteOldSearches() {
  await db.$executeRaw`DELETE FROM missed_search WHERE last_at < now() - make_interval(days => ${MISSED_SEARCH_DAYS})`
}

/** Updates the words used to correct typos in searches. Saving a text only adds words. */
async function refreshWords() {
  await db.$executeRaw`SELECT help_refresh_words()`
}

export const helpJobs: Record<string, Job> = {
  'help.forget-searches': deleteOldSearches,
  'help.refresh-words': refreshWords,
}

export const helpSchedules = [
  { job: 'help.forget-searches', cron: '7 3 * * *' },
  { job: 'help.refresh-words', cron: '12 3 * * *' },
]
