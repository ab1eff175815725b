import 'server-only'
import { db } from '@/lib/platform/db'
import type { Job } from '@/lib/platform/jobs'
import { emptyTrash, type OrderedList } from '@/lib/platform/ordered-list'

/** Returns the job that erases rows of these lists after 30 days in the Trash. */
export function trashJobs(lists: readonly OrderedList[]): Record<string, Job> {
  return {
    'content.empty-trash': async () => {
      // One list that cannot be emptied does not stop the others. The job fails afterward and is tried again.
      const failures: unknown[] = []
      for (const list of lists) await emptyTrash(db, list).catch((error) => failures.push(error))
      if (failures.length > 0) throw new AggregateError(failures, 'Not every list could be emptied')
    },
  }
}

export const trashSchedules = [{ job: 'content.empty-trash', cron: '31 2 * * *' }]
