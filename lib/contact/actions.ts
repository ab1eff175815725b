'use server'
import { randomUUID } from 'node:crypto'
import { refuseSave } from '@/lib/audit/refuse-save'
import { notifyOwners } from '@/lib/auth/account-notice'
import { adminAction } from '@/lib/auth/admin-action'
import { alreadyChanged } from '@/lib/content/already-changed'
import { formatDateTime } from '@/lib/dates'
import { acknowledge } from '@/lib/mail/acknowledge'
import { queueForVisitor, queueMail } from '@/lib/mail/queue'
import { action } from '@/lib/platform/action'
import type { Transaction } from '@/lib/platform/db'
import { OutdatedRefusal, Refusal } from '@/lib/platform/errors'
import { recordSchema } from '@/lib/platform/fields'
import { FIRST_VERSION } from '@/lib/platform/first-version'
import { lockName } from '@/lib/platform/lock-name'
import { noteSchema } from '@/lib/platform/note'
import { submissionId } from '@/lib/platform/submission-id'
import { categoryName } from './categories'
import { contactMessages } from './message-rules'
import { newReference } from './reference'
import {
  CONTACT_INFO,
  changeCategorySchema,
  changeMessageStatusSchema,
  contactInfoSchema,
  MAX_SAVED_REPLIES,
  type Receipt,
  SAVED_REPLIES,
  savedReplySchema,
  sendMessageSchema,
  sendReplySchema,
} from './schema'

const noun = 'contact'
const REFERENCE_TRIES = 5
/** How many characters of a colleague's reply the refusal quotes. */
const MAX_QUOTE_LENGTH = 200

/**
 * Stores a visitor's message under a reference, confirms it by email and alerts staff. A message sent twice is stored
 * once, under the same reference.
 */
export const sendContactMessage = action(
  {
    name: 'contact.send',
    schema: sendMessageSchema,
    limit: { name: 'contact-send', points: 20, seconds: 600 },
    failure: contactMessages.failure,
  },
  async ({ consent, submission, website, ...message }, { tx }): Promise<Receipt> => {
    // A bot filled in the honeypot. Report success so that it does not try anything else.
    if (website) return { reference: newReference(), isAcknowledged: true }
    const id = submissionId(submission, JSON.stringify(message))
    const stored = await storeMessage(tx, { ...message, id, consentVersion: consent })
    if (!stored.isNew) {
      const acknowledgment = { toEmail: message.email, template: 'contact-received', subjectId: id }
      const acknowledgments = await tx.mailMessage.count({ where: acknowledgment })
      return { reference: stored.reference, isAcknowledged: acknowledgments > 0 }
    }
    const info = await tx.contactInfo.findFirstOrThrow({ select: { email: true, businessHours: true } })
    await queueForVisitor(tx, {
      template: 'contact-alert',
      props: { ...message, reference: stored.reference, messageId: id },
      to: { email: info.email },
      subjectId: id,
    })
    const isAcknowledged = await acknowledge(tx, {
      template: 'contact-received',
      props: { reference: stored.reference, contactEmail: info.email, businessHours: info.businessHours },
      to: { email: message.email },
      subjectId: id,
    })
    return { reference: stored.reference, isAcknowledged }
  },
)

interface NewMessage {
  id: string
  name: string
  email: string
  subject: string
  category: string
  message: string
  consentVersion: string
}

/** Adds the message, or finds the one stored by the same submission. If a reference is taken, tries another one. */
async function storeMessage(tx: Transaction, message: NewMessage) {
  for (let tries = 0; tries < REFERENCE_TRIES; tries++) {
    const reference = newReference()
    const { count } = await tx.contactMessage.createMany({
      data: { ...message, reference },
      skipDuplicates: true,
    })
    if (count > 0) return { reference, isNew: true }
    const existing = await tx.contactMessage.findUnique({
      where: { id: message.id },
      select: { reference: true },
    })
    if (existing) return { reference: existing.reference, isNew: false }
  }
  throw new Error(`could not find an unused reference in ${REFERENCE_TRIES} tries`)
}

export const saveContactInfo = adminAction(
  {
    name: 'contact.save-info',
    // New messages, including their senders' details, are sent to this address.
    isSensitive: true,
    schema: contactInfoSchema,
    tag: 'contact',
    failure: 'The contact information could not be saved. Please try again.',
  },
  async ({ version, ...values }, { tx, audit }) => {
    const before = await findInfo(tx)
    const { count } = await tx.contactInfo.updateMany({
      where: { version },
      data: { ...values, version: { increment: 1 } },
    })
    if (count === 0) await refuseSave(tx, await findInfo(tx))
    if (values.email !== before.values.email) await notifyOwners(tx, 'contact-email-changed')
    await audit({
      action: 'update-info',
      recordId: CONTACT_INFO,
      summary: 'changed the contact information',
      details: values,
    })
    return { version: version + 1 }
  },
)

async function findInfo(tx: Transaction) {
  const { id: _one, version, updatedAt: _at, ...values } = await tx.contactInfo.findFirstOrThrow()
  return { noun, id: CONTACT_INFO, version, values }
}

const GONE = 'This message is no longer in the list. Please refresh.'

export const changeMessageStatus = adminAction(
  {
    name: 'contact.change-status',
    schema: changeMessageStatusSchema,
    failure: 'Failed to update status. Please try again.',
  },
  async ({ id, from, status }, { tx, admin, audit }) => {
    const message = await lockMessage(tx, id)
    if (message.status === status) {
      await audit(null)
      return { isChanged: false }
    }
    if (message.status !== from) throw alreadyChanged('status', message.status)
    await tx.contactMessage.update({ where: { id }, data: { status }, select: { id: true } })
    const change = { fromStatus: from, toStatus: status }
    await tx.contactEvent.create({
      data: { messageId: id, kind: 'status', actorName: admin.name, ...change },
      select: { id: true },
    })
    await audit({
      action: 'change-status',
      recordId: id,
      summary: `set the message ${message.reference} to ${status}`,
      details: change,
    })
    return { isChanged: true }
  },
)

export const changeMessageCategory = adminAction(
  {
    name: 'contact.change-category',
    schema: changeCategorySchema,
    failure: 'Failed to update category. Please try again.',
  },
  async ({ id, from, category }, { tx, audit }) => {
    const message = await lockMessage(tx, id)
    if (message.category === category) {
      await audit(null)
      return { isChanged: false }
    }
    if (message.category !== from) throw alreadyChanged('category', categoryName(message.category))
    await tx.contactMessage.update({ where: { id }, data: { category }, select: { id: true } })
    await audit({
      action: 'change-category',
      recordId: id,
      summary: `moved the message ${message.reference} to ${categoryName(category)}`,
      details: { from, to: category },
    })
    return { isChanged: true }
  },
)

/**
 * Queues an email to the sender and sets the message to replied, in one transaction. Repeating a submission sends
 * nothing more. Refuses if a colleague has replied since the thread was loaded. Returns the id for the next reply.
 */
export const sendReply = adminAction(
  {
    name: 'contact.reply',
    sendsText: true,
    schema: sendReplySchema,
    failure: 'The reply could not be sent. Your text is still here. Please try again.',
  },
  async ({ id: submission, messageId, text, seenReplyId }, { tx, admin, audit }) => {
    const message = await lockMessage(tx, messageId)
    const id = submissionId(submission, text)
    if ((await tx.contactEvent.count({ where: { id, messageId } })) > 0) {
      await audit(null)
      return { nextId: randomUUID() }
    }
    await refuseUnseenReply(tx, { messageId, seenReplyId, name: admin.name })
    const info = await tx.contactInfo.findFirstOrThrow({ select: { email: true } })
    const { reference, name, email, category, subject, status } = message
    const mailId = await queueMail(tx, {
      template: 'contact-reply',
      props: { reference, name, category, subject, message: message.message, text, contactEmail: info.email },
      to: { email, name },
      subjectId: messageId,
    })
    const change = status === 'replied' ? {} : { fromStatus: status, toStatus: 'replied' as const }
    await tx.contactEvent.create({
      data: { id, messageId, kind: 'reply', actorName: admin.name, text, mailId, ...change },
      select: { id: true },
    })
    await tx.contactMessage.update({
      where: { id: messageId },
      data: { status: 'replied' },
      select: { id: true },
    })
    await audit({
      action: 'reply',
      recordId: messageId,
      summary: `replied to the message ${reference}`,
      details: { mailId },
    })
    return { nextId: randomUUID() }
  },
)

async function refuseUnseenReply(
  tx: Transaction,
  { messageId, seenReplyId, name }: { messageId: string; seenReplyId: string | null; name: string },
) {
  const newest = await tx.contactEvent.findFirst({
    where: { messageId, kind: 'reply' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { id: true, actorName: true, at: true, text: true },
  })
  if (!newest || newest.id === seenReplyId || newest.actorName === name) return
  const { actorName, at, text } = newest
  const quote = text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH).toWellFormed()}…` : text
  const refusal = `${actorName} replied on ${formatDateTime(at)}: “${quote}” Your reply was not sent, and your text is still here. To send it anyway, close this dialog, reopen it and send again.`
  throw new OutdatedRefusal(refusal)
}

export const addNote = adminAction(
  {
    name: 'contact.add-note',
    schema: noteSchema,
    failure: 'The note could not be saved. Your text is still here. Please try again.',
  },
  async ({ id, noteId, text }, { tx, admin, audit }) => {
    const { reference } = await lockMessage(tx, id)
    const { count } = await tx.contactEvent.createMany({
      data: { id: submissionId(noteId, text), messageId: id, kind: 'note', actorName: admin.name, text },
      skipDuplicates: true,
    })
    const summary = `added a note to the message ${reference}`
    await audit(count > 0 ? { action: 'note', recordId: id, summary } : null)
    return { nextId: randomUUID() }
  },
)

/** Locks a message until the end of the transaction, so that two people cannot act on it at the same time. */
async function lockMessage(tx: Transaction, id: string) {
  await tx.$executeRaw`SELECT id FROM contact_message WHERE id = ${id}::uuid FOR UPDATE`
  const message = await tx.contactMessage.findUnique({ where: { id } })
  if (!message) throw new Refusal(GONE)
  if (message.deletedAt)
    throw new OutdatedRefusal('This message was moved to Trash. Please restore it first.')
  return message
}

/** Moves messages to the Trash. A job erases them after 30 days. */
export const deleteMessage = adminAction(
  {
    name: 'contact.delete',
    schema: recordSchema,
    failure: 'The message could not be deleted. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    const [message] = await tx.contactMessage.updateManyAndReturn({
      where: { id, deletedAt: null },
      data: { deletedAt: new Date() },
      select: { reference: true },
    })
    if (!message) throw new Refusal(GONE)
    const summary = `moved the message ${message.reference} to Trash`
    await audit({ action: 'delete', recordId: id, summary })
    return null
  },
)

export const restoreMessage = adminAction(
  {
    name: 'contact.restore',
    schema: recordSchema,
    failure: 'The message could not be restored. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    const [message] = await tx.contactMessage.updateManyAndReturn({
      where: { id, deletedAt: { not: null } },
      data: { deletedAt: null },
      select: { reference: true },
    })
    if (!message && (await tx.contactMessage.count({ where: { id } })) > 0)
      throw new OutdatedRefusal('This message is no longer in the Trash.')
    if (!message) throw new Refusal(GONE)
    await audit({ action: 'restore', recordId: id, summary: `restored the message ${message.reference}` })
    return null
  },
)

export const saveSavedReply = adminAction(
  {
    name: 'contact.save-reply',
    schema: savedReplySchema,
    // No public page shows saved replies, but this also makes the browser drop the pages of the back office that do.
    tag: 'contact',
    failure: 'The saved reply could not be saved. Please try again.',
  },
  async ({ id, version, ...values }, { tx, audit }) => {
    await lockName(tx, SAVED_REPLIES)
    const others = await tx.savedReply.findMany({ where: { NOT: { id } }, select: { title: true } })
    const isNew = version === 0 && (await tx.savedReply.count({ where: { id } })) === 0
    if (isNew && others.length >= MAX_SAVED_REPLIES) throw new Refusal(TOO_MANY)
    if (others.some(({ title }) => title.toLowerCase() === values.title.toLowerCase()))
      throw new Refusal(TAKEN, { title: TAKEN })
    if (isNew) await tx.savedReply.create({ data: { id, ...values }, select: { id: true } })
    else {
      const { count } = await tx.savedReply.updateMany({
        where: { id, version: version || FIRST_VERSION },
        data: { ...values, version: { increment: 1 } },
      })
      if (count === 0) await refuseSave(tx, await findSavedReply(tx, id))
    }
    await audit({
      noun: SAVED_REPLIES,
      action: isNew ? 'create' : 'update',
      recordId: id,
      summary: `${isNew ? 'added' : 'changed'} the saved reply “${values.title}”`,
    })
    return null
  },
)

export const deleteSavedReply = adminAction(
  {
    name: 'contact.delete-reply',
    schema: recordSchema,
    failure: 'The saved reply could not be deleted. Please try again.',
  },
  async ({ id }, { tx, audit }) => {
    const found = await tx.savedReply.findUnique({ where: { id }, select: { title: true, body: true } })
    if (!found) throw new Refusal('This saved reply is no longer in the list. Please refresh.')
    await tx.savedReply.deleteMany({ where: { id } })
    const summary = `deleted the saved reply “${found.title}”`
    await audit({ noun: SAVED_REPLIES, action: 'delete', recordId: id, summary, details: found })
    return found
  },
)

const TOO_MANY = `There are already ${MAX_SAVED_REPLIES} saved replies. Please delete one first.`
const TAKEN = 'There is already a saved reply with this title'

async function findSavedReply(tx: Transaction, id: string) {
  const found = await tx.savedReply.findUnique({ where: { id } })
  if (!found) return null
  const { version, title, body } = found
  return { noun: SAVED_REPLIES, id, version, values: { title, body } }
}
