import { ServerCrash } from 'lucide-react'
import type { DeadJob } from '@/lib/platform/jobs'

/** Lists background jobs that failed permanently, if there are any. */
export function DeadJobs({ jobs }: { jobs: readonly DeadJob[] }) {
  if (jobs.length === 0) return null
  return (
    <li className="flex items-start gap-3 px-5 py-3.5 text-sm">
      <ServerCrash className="mt-0.5 shrink-0 text-danger" />
      <details className="min-w-0">
        <summary className="cursor-pointer font-semibold">
          {jobs.length === 1 ? '1 background job' : `${jobs.length} background jobs`} failed permanently
        </summary>
        <ul className="mt-2 grid gap-1 text-fg-soft">
          {jobs.map(({ id, job, attempts, lastError }) => (
            <li key={id} className="wrap-anywhere">
              {job}, tried {attempts} times: {lastError ?? 'reason unknown'}
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
