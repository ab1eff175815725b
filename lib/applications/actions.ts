'use server'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { adminAction } from '@/lib/auth/admin-action'
import { hiringDefaults } from '@/lib/careers/schema'
import { alreadyChanged } from '@/lib/content/already-changed'
import { formatDateTime } from '@/lib/dates'
import { queueMail } from '@/lib/mail/queue'
import { action } from '@/lib/platform/action'
import { db, type Transaction } from '@/lib/platform/db'
import { OutdatedRefusal, Refusal } from '@/lib/platform/errors'
import { recordSchema } from '@/lib/platform/fields'
import { ApplicationStatus } from '@/lib/platform/generated/prisma/client'
import { noteSchema } from '@/lib/platform/note'
import { queryRows } from '@/lib/platform/query-rows'
import { requestInfo } from '@/lib/platform/request'
import { submissionId } from '@/lib/platform/submission-id'
import { applicationInLog, applicationMessages } from './application-rules'
import { eraseApplications } from './erase'
import {
  findEarlier,
  findPosition,
  lockApplicant,
  reportRepeat,
  requireResume,
  storeApplication,
} from './receive-application'
import { resumeMessages } from './resume-rules'
import { applicationStatusSchema, applySchema, decisions, sendMessageSchema } from './schema'
import { storeResume } from './upload'

const lockedApplicationRow = z.object({
  status: z.enum(ApplicationStatus),
  applicantName: z.string(),
  email: z.string(),
  positionTitle: z.string(),
  isInTrash: z.boolean(),
})

/**
 * Stores an application, at most one per person and position in 30 days. Locks the position until the transaction
 * ends. Repeating a submission returns the same result, even if the position has been closed in the meantime.
 */
export const apply = action(
  {
    name: 'applications.apply',
    schema: applySchema,
    limit: { name: 'apply', points: 20, seconds: 600 },
    receive: receiveResume,
    failure: applicationMessages.failure,
  },
  async ({ website, submission, ...sent }, { tx, afterTransaction }) => {
    // A bot filled in the honeypot. Report success so that it does not try anything else.
    if (website) return null
    const position = sent.position === '' ? null : await findPosition(tx, sent.position)
    if (position === undefined) throw new Refusal(applicationMessages.closed)
    const id = submissionId(submission, `${sent.email}\n${position?.id ?? ''}`)
    await lockApplicant(tx, sent.email, position)
    const earlier = await findEarlier(tx, sent.email, position)
    if (earlier.includes(id)) return null
    const [earlierId] = earlier
    if (position && !position.isOpen) throw new Refusal(applicationMessages.closed)
    if (sent.resume) await requireResume(tx, sent.resume, earlier)
    if (earlierId) {
      const { email } = sent
      // The refusal rolls this transaction back.
      afterTransaction(() => db.$transaction((tx) => reportRepeat(tx, { email, position, earlierId })))
      throw new Refusal(position ? applicationMessages.alreadyApplied : applicationMessages.alreadySent)
    }
    await storeApplication(tx, { id, position, sent })
    return null
  },
)

/**
 * Stores the resume that arrives with the form when JavaScript is off, and puts its token into the form, so that the
 * resume is not lost if the form is refused.
 */
async function receiveResume(form: FormData): Promise<{ resume?: string }> {
  const file = form.get('resumeFile')
  form.delete('resumeFile')
  if (form.get('removeResume')) for (const name of ['resume', 'resumeName', 'resumeSize']) form.delete(name)
  // Browsers send a file without a name if none was chosen.
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return {}
  try {
    const { address } = await requestInfo()
    const stored = await storeResume({ name: file.name, body: file.stream(), address })
    form.set('resume', stored.token)
    form.set('resumeName', stored.name)
    form.set('resumeSize', String(stored.size))
    return {}
  } catch (error) {
    return { resume: error instanceof Refusal ? error.message : resumeMessages.failed }
  }
}

const GONE = 'This application is no longer in the list. Please refresh.'

/**
 * Changes the status, from any status to any other, unless it is no longer `from`. Retention starts with the decision,
 * so the decision time changes with the status.
 */
export const changeApplicationStatus = adminAction(
  {
    name: 'applications.change-status',
    schema: applicationStatusSchema,
    failure: 'Failed to update status. Please try again.',
  },
  async ({ id, from, status }, { tx, admin, audit }) => {
    const previous = await lockApplication(tx, id)
    if (previous.status === status) {
      await audit(null)
      return { isChanged: false }
    }
    if (previous.status !== from) throw alreadyChanged('status', previous.status)
    const decidedAt = decisions.includes(status) ? new Date() : null
    await tx.application.update({ where: { id }, data: { status, decidedAt }, select: { id: true } })
    await tx.applicationEvent.create({
      data: {
        applicationId: id,
        kind: 'status',
        actorName: admin.name,
        fromStatus: from,
        toStatus: status,
      },
      select: { id: true },
    })
    await audit({
      action: 'change-status',
      recordId: id,
      summary: `set ${applicationInLog(previous.positionTitle)} to ${status}`,
      details: { from, to: status },
    })
    return { isChanged: true }
  },
)

/** Adds a note. Returns the id for the next note. */
export const addNote = adminAction(
  {
    name: 'applications.add-note',
    schema: noteSchema,
    failure: 'The note could not be saved. Your text is still here. Please try again.',
  },
  async ({ id, noteId, text }, { tx, admin, audit }) => {
    const { positionTitle } = await lockApplication(tx, id)
    const event = { id: submissionId(noteId, text), applicationId: id, actorName: admin.name, text }
    const isNew = await addEvent(tx, event, 'note')
    const summary = `added a note to ${applicationInLog(positionTitle)}`
    await audit(isNew ? { action: 'note', recordId: id, summary } : null)
    return { nextId: randomUUID() }
  },
)

/**
 * Emails the applicant through the outbox. Refuses if a colleague has emailed the applicant since the application was
 * loaded. Returns the id for the next message.
 */
export const sendMessage = adminAction(
  {
    name: 'applications.send-message',
    sendsText: true,
    schema: sendMessageSchema,
    failure: 'The message could not be queued. Please try again.',
  },
  async ({ id, eventId, seenEmailId, subject, body }, { tx, admin, audit }) => {
    const { applicantName, email, positionTitle } = await lockApplication(tx, id)
    const event = {
      id: submissionId(eventId, `${subject}\n${body}`),
      applicationId: id,
      actorName: admin.name,
      text: subject,
    }
    const isNew = await addEvent(tx, event, 'mail')
    if (isNew) {
      await refuseUnseenEmail(tx, { id, eventId: event.id, seenEmailId, name: admin.name })
      const settings = await tx.hiringSettings.findUnique({ where: { id: 1 } })
      const { contactEmail } = settings ?? hiringDefaults
      const mailId = await queueMail(tx, {
        template: 'application-message',
        props: { subject, body, contactEmail },
        to: { email, name: applicantName },
        subjectId: id,
      })
      await tx.applicationEvent.update({ where: { id: event.id }, data: { mailId }, select: { id: true } })
    }
    const summary = `emailed the applicant about ${applicationInLog(positionTitle)}`
    await audit(isNew ? { action: 'message', recordId: id, summary } : null)
    return { nextId: randomUUID() }
  },
)

async function refuseUnseenEmail(
  tx: Transaction,
  {
    id,
    eventId,
    seenEmailId,
    name,
  }: { id: string; eventId: string; seenEmailId: string | null; name: string },
) {
  const newest = await tx.applicationEvent.findFirst({
    where: { applicationId: id, kind: 'mail', id: { not: eventId } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { id: true, actorName: true, at: true, text: true },
  })
  if (!newest || newest.id === seenEmailId || newest.actorName === name) return
  const { actorName, at, text } = newest
  const refusal = `${actorName} emailed this applicant on ${formatDateTime(at)} with the subject “${text}”. Your email was not sent, and your text is still here. To send it anyway, close this dialog, reopen it and send again.`
  throw new OutdatedRefusal(refusal)
}

/** Moves applications to the Trash. A job erases them after 30 days. */
export const deleteApplication = adminAction(
  {
    name: 'applications.delete',
    schema: recordSchema,
    failure: 'The application could not be deleted. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    const [deleted] = await tx.application.updateManyAndReturn({
      where: { id, deletedAt: null },
      data: { deletedAt: new Date() },
      select: { positionTitle: true },
    })
    if (!deleted) throw new Refusal(GONE)
    const summary = `moved ${applicationInLog(deleted.positionTitle)} to Trash`
    await audit({ action: 'delete', recordId: id, summary })
    return null
  },
)

/** Undoes a deletion. */
export const restoreApplication = adminAction(
  {
    name: 'applications.restore',
    schema: recordSchema,
    failure: 'The application could not be restored. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    const [restored] = await tx.application.updateManyAndReturn({
      where: { id, deletedAt: { not: null } },
      data: { deletedAt: null },
      select: { positionTitle: true },
    })
    if (!restored && (await tx.application.count({ where: { id } })) > 0)
      throw new OutdatedRefusal('This application is no longer in the Trash.')
    if (!restored) throw new Refusal(GONE)
    const summary = `restored ${applicationInLog(restored.positionTitle)}`
    await audit({ action: 'restore', recordId: id, summary })
    return null
  },
)

/**
 * Erases an application at the person's request, with its resume, history and emails. Only a record of the erasure
 * stays.
 */
export const eraseApplication = adminAction(
  {
    name: 'applications.erase',
    isSensitive: true,
    schema: recordSchema,
    failure: 'The application could not be erased. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    if ((await eraseApplications(tx, [id])) === 0) throw new Refusal(GONE)
    await audit({ action: 'erase', recordId: id, summary: 'erased an application on request' })
    return null
  },
)

/** Locks an application until the end of the transaction, so that concurrent changes run one after the other. */
async function lockApplication(tx: Transaction, id: string) {
  const [found] = await queryRows(
    tx,
    lockedApplicationRow,
  )`SELECT status::text, applicant_name AS "applicantName", email,
      position_title AS "positionTitle", deleted_at IS NOT NULL AS "isInTrash"
    FROM job_application WHERE id = ${id}::uuid FOR UPDATE`
  if (!found) throw new Refusal(GONE)
  if (found.isInTrash)
    throw new OutdatedRefusal('This application was moved to Trash. Please restore it first.')
  return found
}

/** Adds an event. Returns false if it already exists because the same form was sent again. */
async function addEvent(
  tx: Transaction,
  event: { id: string; applicationId: string; actorName: string; text: string },
  kind: 'note' | 'mail',
) {
  const { count } = await tx.applicationEvent.createMany({ data: { ...event, kind }, skipDuplicates: true })
  return count > 0
}
