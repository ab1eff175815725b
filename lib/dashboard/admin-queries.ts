import 'server-only'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'
import { type DeadJob, listDeadJobs } from '@/lib/platform/jobs'

export interface DeadLetters {
  jobs: DeadJob[]
  failedMails: number
}

/** Work that was given up after its last try, and that someone has to look at. */
export async function getDeadLetters(): Promise<DeadLetters> {
  await requireAdmin()
  const [jobs, failedMails] = await Promise.all([
    listDeadJobs(),
    db.mailMessage.count({ where: { status: 'failed' } }),
  ])
  return { jobs, failedMails }
}
