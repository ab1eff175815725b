import { z } from 'zod'
import { hiringDefaults } from '@/lib/careers/schema'
import { queueMail } from '@/lib/mail/queue'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { queryRows } from '@/lib/platform/query-rows'
import { applicationMessages, GENERAL_TITLE, REAPPLY_DAYS } from './application-rules'
import type { applySchema } from './schema'
import { readResumeToken } from './upload'

const positionSchema = z.object({
  id: z.string(),
  title: z.string(),
  isOpen: z.boolean(),
})
type Position = z.infer<typeof positionSchema>

/** The position at an address, which nobody closes before the transaction is over; undefined where there is none. */
export async function findPosition(tx: Transaction, slug: string): Promise<Position | undefined> {
  const [found] = await queryRows(tx, positionSchema)`
    SELECT id::text, title, status = 'active' AND deleted_at IS NULL AS "isOpen"
    FROM job_position WHERE slug = ${slug} FOR SHARE`
  return found
}

/** Makes applications of one person for one position wait for each other: no index knows "within 30 days". */
export async function lockApplicant(tx: Transaction, email: string, position: Position | null) {
  const what = `application:${email}:${position?.id ?? ''}`
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${what}, 0))`
}

/** The ids of what a person sent for a position in the last 30 days, also of what is in the Trash. */
export async function findEarlier(tx: Transaction, email: string, position: Position | null) {
  const since = new Date(Date.now() - REAPPLY_DAYS * 24 * 60 * 60 * 1000)
  const found = await tx.application.findMany({
    where: {
      email,
      appliedAt: { gt: since },
      // Without a position also those whose position was erased; their title tells them apart.
      ...(position ? { positionId: position.id } : { positionId: null, positionTitle: GENERAL_TITLE }),
    },
    select: { id: true },
  })
  return found.map(({ id }) => id)
}

/**
 * Refuses a resume that this person cannot send, before a word is said of earlier applications: else anyone who sends none that can be
 * stored could ask who has applied, and leave no trace. What came with an earlier one is the person's own.
 */
export async function requireResume(tx: Transaction, token: string, earlier: string[]) {
  const id = readResumeToken(token)
  const isOwn = { OR: [{ applicationId: null }, { applicationId: { in: earlier } }] }
  if (!id || (await tx.resume.count({ where: { id, ...isOwn } })) === 0) throw missingResume()
}

const missingResume = () => new Refusal('', { resume: applicationMessages.missingResume })

interface Received {
  id: string
  position: Position | null
  sent: Omit<z.output<typeof applySchema>, 'website' | 'submission'>
}

/** Writes the application, takes its resume over, and puts both emails into the outbox. */
export async function storeApplication(tx: Transaction, { id, position, sent }: Received) {
  const { resume, position: _slug, consent, availableStartDate, ...fields } = sent
  const positionTitle = position?.title ?? GENERAL_TITLE
  await tx.application.create({
    data: {
      ...fields,
      id,
      positionId: position?.id ?? null,
      positionTitle,
      availableStartDate: new Date(`${availableStartDate}T00:00:00Z`),
      consentVersion: consent,
      events: { create: { kind: 'received' } },
    },
    select: { id: true },
  })
  if (resume) await claimResume(tx, resume, id)
  const settings = await tx.hiringSettings.findUnique({ where: { id: 1 }, select: { contactEmail: true } })
  const { contactEmail } = settings ?? hiringDefaults
  const { applicantName, email } = fields
  await queueMail(tx, {
    template: 'application-received',
    props: { applicantName, positionTitle: position?.title ?? '', contactEmail },
    to: { email, name: applicantName },
    subjectId: id,
  })
  await queueMail(tx, {
    template: 'application-alert',
    props: {
      applicationId: id,
      applicantName,
      applicantEmail: email,
      positionTitle,
      hasResume: resume !== '',
    },
    to: { email: contactEmail },
    subjectId: id,
  })
}

/** A resume belongs to one application; what nobody claimed in a day has been swept. */
async function claimResume(tx: Transaction, token: string, applicationId: string) {
  const id = readResumeToken(token)
  const { count } = id
    ? await tx.resume.updateMany({ where: { id, applicationId: null }, data: { applicationId } })
    : { count: 0 }
  if (count === 0) throw missingResume()
}
