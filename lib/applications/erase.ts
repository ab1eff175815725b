import type { Transaction } from '@/lib/platform/db'
import { enqueueMany } from '@/lib/platform/jobs'

/** The job that deletes one object of the bucket; its payload is `{ key }`. */
export const ERASE_RESUME = 'applications.erase-resume'

/** Queues the erasing of resumes by their keys, in the transaction that deletes their rows. */
export async function eraseResumes(tx: Transaction, keys: string[]) {
  const items = keys.map((key) => ({ payload: { key }, key: `resume:${key}` }))
  if (items.length > 0) await enqueueMany(tx, ERASE_RESUME, items)
}

/**
 * Erases applications for good, with their history, the emails about them and, once this is committed, their resumes. Returns how
 * many there were.
 */
export async function eraseApplications(tx: Transaction, ids: string[]): Promise<number> {
  const resumes = await tx.resume.findMany({ where: { applicationId: { in: ids } }, select: { key: true } })
  await tx.mailMessage.deleteMany({ where: { subjectId: { in: ids } } })
  // Events and resumes' rows go with them.
  const { count } = await tx.application.deleteMany({ where: { id: { in: ids } } })
  await eraseResumes(
    tx,
    resumes.map(({ key }) => key),
  )
  return count
}
