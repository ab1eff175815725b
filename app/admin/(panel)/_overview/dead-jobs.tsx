import { ServerCrash } from 'lucide-react'
import { formatCountOf } from '@/lib/count'
import type { DeadJob } from '@/lib/platform/jobs'
import { MAX_LISTED_JOBS } from '@/lib/platform/max-listed-jobs'
import { DeadJobButtons } from './dead-job-buttons'

/** Lists background jobs that failed permanently, if there are any. */
export function DeadJobs({ jobs }: { jobs: readonly DeadJob[] }) {
  if (jobs.length === 0) return null
  return (
    <li className="flex items-start gap-3 px-5 py-3.5 text-sm">
      <ServerCrash className="mt-0.5 shrink-0 text-danger" />
      <details className="min-w-0">
        <summary className="cursor-pointer font-semibold">
          {jobs.length === MAX_LISTED_JOBS && 'At least '}
          {formatCountOf(jobs.length, 'background job')} failed permanently
        </summary>
        <ul className="mt-2 grid gap-1 text-fg-soft">
          {jobs.map(({ id, job, lastError }) => (
            <li key={id} className="wrap-anywhere">
              {job}: {lastError ?? 'reason unknown'}
            </li>
          ))}
        </ul>
        <DeadJobButtons ids={jobs.map(({ id }) => id)} />
      </details>
    </li>
  )
}
