import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { emptyTrash, type OrderedList } from '@/lib/platform/ordered-list'

/** Returns the job that erases rows of these lists after 30 days in the Trash. */
export function trashJobs(lists: readonly OrderedList[]): Record<string, Job> {
  return {
    'content.empty-trash': async () => {
      // If the Trash of one list cannot be emptied, the others still are. The job then fails and is retried.
      const failures: unknown[] = []
      for (const list of lists) await emptyTrash(db, list).catch((error) => failures.push(error))
      if (failures.length > 0)
        throw new AggregateError(failures, 'The Trash of some lists could not be emptied')
    },
  }
}

export const trashSchedules = [{ job: 'content.empty-trash', cron: '31 2 * * *' }]
