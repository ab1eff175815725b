import type { Transaction } from '@/lib/platform/db'
import { enqueueMany } from '@/lib/platform/jobs'

/** The job that deletes one object from the bucket. Its payload is `{ key }`. */
export const ERASE_RESUME = 'applications.erase-resume'

/** Queues the deletion of resumes by key, in the transaction that deletes their rows. */
export async function eraseResumes(tx: Transaction, keys: string[]) {
  const items = keys.map((key) => ({ payload: { key }, key: `resume:${key}` }))
  if (items.length > 0) await enqueueMany(tx, ERASE_RESUME, items)
}

/**
 * Erases applications with their history and emails. Their resumes are erased after the commit. Returns the number of
 * erased applications.
 */
export async function eraseApplications(tx: Transaction, ids: string[]): Promise<number> {
  // A colleague may be writing to an applicant at this moment: wait for that email, which is then erased too.
  await tx.$queryRaw`SELECT 1 FROM job_application WHERE id = ANY(${ids}::uuid[]) FOR UPDATE`
  const resumes = await tx.resume.findMany({ where: { applicationId: { in: ids } }, select: { key: true } })
  await tx.mailMessage.deleteMany({ where: { subjectId: { in: ids } } })
  // Cascades to events and resume rows.
  const { count } = await tx.application.deleteMany({ where: { id: { in: ids } } })
  await eraseResumes(
    tx,
    resumes.map(({ key }) => key),
  )
  return count
}
