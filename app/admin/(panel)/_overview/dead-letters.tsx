import Link from 'next/link'
import { Notice } from '@/components/ui/notice'
import { getDeadLetters } from '@/lib/dashboard/admin-queries'

/** Shown only when something was given up. */
export async function DeadLetters() {
  const { jobs, failedMails } = await getDeadLetters()
  if (jobs.length === 0 && failedMails === 0) return null
  return (
    <Notice tone="warn">
      {failedMails > 0 && (
        <p>
          {failedMails === 1 ? '1 mail' : `${failedMails.toLocaleString('en-NG')} mails`} could not be sent.{' '}
          <Link className="font-semibold underline underline-offset-4" href="/admin/mail?status=failed">
            Look at {failedMails === 1 ? 'it' : 'them'}
          </Link>
        </p>
      )}
      {jobs.length > 0 && (
        <details>
          <summary>
            {jobs.length === 1 ? '1 background job' : `${jobs.length} background jobs`} failed for good
          </summary>
          <ul className="mt-2 grid gap-1 font-normal">
            {jobs.map(({ id, job, attempts, lastError }) => (
              <li key={id} className="wrap-anywhere">
                {job}, tried {attempts} times: {lastError ?? 'no reason known'}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  )
}
