'use server'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { adminAction } from '@/lib/auth/admin-action'
import { hiringDefaults } from '@/lib/careers/schema'
import { queueMail } from '@/lib/mail/queue'
import { action } from '@/lib/platform/action'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { ApplicationStatus } from '@/lib/platform/generated/prisma/client'
import { networkOf } from '@/lib/platform/network'
import { queryRows } from '@/lib/platform/query-rows'
import { requestInfo } from '@/lib/platform/request'
import { submissionId } from '@/lib/platform/submission-id'
import { applicationMessages } from './application-rules'
import { eraseApplications } from './erase'
import {
  findEarlier,
  findPosition,
  lockApplicant,
  requireResume,
  storeApplication,
} from './receive-application'
import { resumeMessages } from './resume-rules'
import {
  applicationIdSchema,
  applicationStatusSchema,
  applySchema,
  decisions,
  messageSchema,
  noteSchema,
} from './schema'
import { storeResume } from './upload'

const statusPositionTitleRow = z.object({
  status: z.enum(ApplicationStatus),
  applicantName: z.string(),
  email: z.string(),
  positionTitle: z.string(),
})

/**
 * Takes an application: one a person and position in 30 days. The position is held open until it is stored. Sent again, the same
 * submission gets the same answer, also when the position was closed meanwhile.
 */
export const apply = action(
  {
    name: 'applications.apply',
    schema: applySchema,
    limit: { name: 'apply', points: 20, seconds: 600 },
    receive: receiveResume,
    failure: applicationMessages.failure,
  },
  async ({ website, submission, ...sent }, { tx }) => {
    // A program filled the hidden field: it is told that all went well and tries nothing else.
    if (website) return null
    const position = sent.position === '' ? null : await findPosition(tx, sent.position)
    if (position === undefined) throw new Refusal(applicationMessages.closed)
    const id = submissionId(submission, `${sent.email}\n${position?.id ?? ''}`)
    await lockApplicant(tx, sent.email, position)
    const earlier = await findEarlier(tx, sent.email, position)
    if (earlier.includes(id)) return null
    if (position && !position.isOpen) throw new Refusal(applicationMessages.closed)
    if (sent.resume) await requireResume(tx, sent.resume, earlier)
    if (earlier.length > 0)
      throw new Refusal(position ? applicationMessages.alreadyApplied : applicationMessages.alreadySent)
    await storeApplication(tx, { id, position, sent })
    return null
  },
)

/** Without script the file comes with the form. What is stored is kept by its token, whatever else is refused. */
async function receiveResume(form: FormData): Promise<{ resume?: string }> {
  const file = form.get('resumeFile')
  form.delete('resumeFile')
  if (form.get('resumeRemove')) for (const name of ['resume', 'resumeName', 'resumeSize']) form.delete(name)
  if (!(file instanceof File) || file.size === 0) return {}
  try {
    const { address } = await requestInfo()
    const stored = await storeResume({ name: file.name, body: file.stream(), network: networkOf(address) })
    form.set('resume', stored.token)
    form.set('resumeName', stored.name)
    form.set('resumeSize', String(stored.size))
    return {}
  } catch (error) {
    return { resume: error instanceof Refusal ? error.message : resumeMessages.failed }
  }
}

const noun = 'applications'
const GONE = 'This application is no longer in the list. Please refresh.'

/** Any status to any other. Retention counts from the decision, so its time goes with it. */
export const changeApplicationStatus = adminAction(
  {
    name: 'applications.change-status',
    schema: applicationStatusSchema,
    failure: 'Failed to update status. Please try again.',
  },
  async ({ id, status }, { tx, admin, audit }) => {
    const was = await takeApplication(tx, id)
    if (was.status === status) {
      await audit(null)
      return { status }
    }
    const decidedAt = decisions.includes(status) ? new Date() : null
    await tx.application.update({ where: { id }, data: { status, decidedAt }, select: { id: true } })
    await tx.applicationEvent.create({
      data: {
        applicationId: id,
        kind: 'status',
        actorName: admin.name,
        fromStatus: was.status,
        toStatus: status,
      },
      select: { id: true },
    })
    await audit({
      noun,
      action: 'change-status',
      recordId: id,
      summary: `set an application for “${was.positionTitle}” to ${status}`,
      details: { from: was.status, to: status },
    })
    return { status }
  },
)

/** Answers with the id for the next note. */
export const addNote = adminAction(
  {
    name: 'applications.add-note',
    schema: noteSchema,
    failure: 'The note could not be saved. Please try again.',
  },
  async ({ id, eventId, text }, { tx, admin, audit }) => {
    const { positionTitle } = await takeApplication(tx, id)
    const isNew = await addEvent(tx, { id: eventId, applicationId: id, actorName: admin.name, text }, 'note')
    const summary = `added a note to an application for “${positionTitle}”`
    await audit(isNew ? { noun, action: 'note', recordId: id, summary } : null)
    return { nextId: randomUUID() }
  },
)

/** An email to the applicant, through the outbox. Answers with the id for the next one. */
export const sendMessage = adminAction(
  {
    name: 'applications.send-message',
    schema: messageSchema,
    failure: 'The message could not be queued. Please try again.',
  },
  async ({ id, eventId, subject, body }, { tx, admin, audit }) => {
    const { applicantName, email, positionTitle } = await takeApplication(tx, id)
    const event = { id: eventId, applicationId: id, actorName: admin.name, text: subject }
    const isNew = await addEvent(tx, event, 'mail')
    if (isNew) {
      const settings = await tx.hiringSettings.findUnique({ where: { id: 1 } })
      const { contactEmail } = settings ?? hiringDefaults
      const mailId = await queueMail(tx, {
        template: 'application-message',
        props: { applicantName, subject, body, contactEmail },
        to: { email, name: applicantName },
        subjectId: id,
      })
      await tx.applicationEvent.update({ where: { id: eventId }, data: { mailId }, select: { id: true } })
    }
    const summary = `wrote to an applicant for “${positionTitle}”`
    await audit(isNew ? { noun, action: 'message', recordId: id, summary } : null)
    return { nextId: randomUUID() }
  },
)

/** Into the Trash, from where a job erases after 30 days. */
export const deleteApplication = adminAction(
  {
    name: 'applications.delete',
    schema: applicationIdSchema,
    failure: 'The application could not be deleted. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    const [gone] = await tx.application.updateManyAndReturn({
      where: { id, deletedAt: null },
      data: { deletedAt: new Date() },
      select: { positionTitle: true },
    })
    if (!gone) throw new Refusal(GONE)
    const summary = `moved an application for “${gone.positionTitle}” to Trash`
    await audit({ noun, action: 'delete', recordId: id, summary })
    return null
  },
)

/** Undo. */
export const restoreApplication = adminAction(
  {
    name: 'applications.restore',
    schema: applicationIdSchema,
    failure: 'The application could not be restored. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    const [back] = await tx.application.updateManyAndReturn({
      where: { id, deletedAt: { not: null } },
      data: { deletedAt: null },
      select: { positionTitle: true },
    })
    if (!back) throw new Refusal('This application is no longer in the Trash. Please refresh.')
    const summary = `restored an application for “${back.positionTitle}”`
    await audit({ noun, action: 'restore', recordId: id, summary })
    return null
  },
)

/** For good, because the person asks for it: with resume, history and the emails about it. What we keep is that it was done. */
export const eraseApplication = adminAction(
  {
    name: 'applications.erase',
    schema: applicationIdSchema,
    failure: 'The application could not be erased. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    if ((await eraseApplications(tx, [id])) === 0) throw new Refusal(GONE)
    await audit({ noun, action: 'erase', recordId: id, summary: 'erased an application on request' })
    return null
  },
)

/** The application, held until the end of the transaction: who changes it next sees what this one made of it. */
async function takeApplication(tx: Transaction, id: string) {
  const [found] = await queryRows(
    tx,
    statusPositionTitleRow,
  )`SELECT status::text, applicant_name AS "applicantName", email, position_title AS "positionTitle"
    FROM job_application WHERE id = ${id}::uuid AND deleted_at IS NULL FOR UPDATE`
  if (!found) throw new Refusal(GONE)
  return found
}

/** False: it is there already, because the same form was sent again. */
async function addEvent(
  tx: Transaction,
  event: { id: string; applicationId: string; actorName: string; text: string },
  kind: 'note' | 'mail',
) {
  const { count } = await tx.applicationEvent.createMany({ data: { ...event, kind }, skipDuplicates: true })
  return count > 0
}
