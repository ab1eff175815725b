import { z } from 'zod'
import { hiringDefaults } from '@/lib/careers/schema'
import { DAY_MS } from '@/lib/dates'
import { acknowledge } from '@/lib/mail/acknowledge'
import { queueForVisitor } from '@/lib/mail/queue'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { lockName } from '@/lib/platform/lock-name'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { applicationMessages, GENERAL_TITLE, REAPPLY_DAYS } from './application-rules'
import type { applySchema } from './schema'
import { readResumeToken } from './upload'

const positionSchema = z.object({
  id: z.string(),
  title: z.string(),
  isOpen: z.boolean(),
})
type Position = z.infer<typeof positionSchema>

/** Returns the position with this slug, if any, and prevents it from being closed until the end of the transaction. */
export async function findPosition(tx: Transaction, slug: string): Promise<Position | undefined> {
  const [found] = await queryRows(tx, positionSchema)`
    SELECT id::text, title, status = 'active' AND deleted_at IS NULL AS "isOpen"
    FROM job_position WHERE slug = ${slug} FOR SHARE`
  return found
}

/** Serializes applications by one person for one position, because no unique index can express "within 30 days". */
export async function lockApplicant(tx: Transaction, email: string, position: Position | null) {
  const lock = `application:${email}:${position?.id ?? ''}`
  await lockName(tx, lock)
}

/** Returns the ids of this person's applications for a position in the last 30 days, including those in the Trash. */
export async function findEarlier(tx: Transaction, email: string, position: Position | null) {
  const since = new Date(Date.now() - REAPPLY_DAYS * DAY_MS)
  const found = await tx.application.findMany({
    where: {
      email,
      appliedAt: { gt: since },
      // The position id is also null if the position has been erased. The title distinguishes the two cases.
      ...(position ? { positionId: position.id } : { positionId: null, positionTitle: GENERAL_TITLE }),
    },
    select: { id: true },
  })
  return found.map(({ id }) => id)
}

/**
 * Refuses a missing resume, or someone else's, before revealing anything about earlier applications. Otherwise anyone
 * could find out who has not applied, without leaving a trace, by sending a resume that cannot be stored. A resume from
 * an earlier application belongs to the same person.
 */
export async function requireResume(tx: Transaction, token: string, earlier: string[]) {
  const id = readResumeToken(token)
  if (!id) throw missingResume()
  // Lock it, so that of two applications with the same resume, the second learns nothing either.
  const [own] = await queryRows(tx, idRow)`
    SELECT id::text FROM resume WHERE id = ${id}::uuid
      AND (application_id IS NULL OR application_id = ANY(${earlier}::uuid[])) FOR UPDATE`
  if (!own) throw missingResume()
}

const missingResume = () => new Refusal('', { resume: applicationMessages.missingResume })

interface ReceivedApplication {
  id: string
  position: Position | null
  sent: Omit<z.output<typeof applySchema>, 'website' | 'submission'>
}

/** Writes the application, attaches its resume and queues both emails. */
export async function storeApplication(tx: Transaction, { id, position, sent }: ReceivedApplication) {
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
  const contactEmail = await findContactEmail(tx)
  const { applicantName, email } = fields
  await acknowledge(tx, {
    template: 'application-received',
    props: { positionTitle: position?.title ?? '', contactEmail },
    to: { email, name: applicantName },
    subjectId: id,
  })
  await queueForVisitor(tx, {
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

interface RepeatedApplication {
  email: string
  position: Position | null
  earlierId: string
}

/**
 * Emails the applicant that someone applied again. Otherwise anyone who knows the address could find out about the
 * earlier application in secret, because the response reveals it.
 */
export async function reportRepeat(tx: Transaction, { email, position, earlierId }: RepeatedApplication) {
  await acknowledge(tx, {
    template: 'application-repeated',
    props: { positionTitle: position?.title ?? '', contactEmail: await findContactEmail(tx) },
    to: { email },
    subjectId: earlierId,
  })
}

async function findContactEmail(tx: Transaction): Promise<string> {
  const settings = await tx.hiringSettings.findUnique({ where: { id: 1 }, select: { contactEmail: true } })
  return (settings ?? hiringDefaults).contactEmail
}

/** Attaches an unclaimed resume to an application. Resumes that stay unclaimed are deleted after a day. */
async function claimResume(tx: Transaction, token: string, applicationId: string) {
  const id = readResumeToken(token)
  const { count } = id
    ? await tx.resume.updateMany({ where: { id, applicationId: null }, data: { applicationId } })
    : { count: 0 }
  if (count === 0) throw missingResume()
}
