import 'server-only'
import { z } from 'zod'
import { findLastChanges } from '@/lib/audit/last-changes'
import { requireAdmin } from '@/lib/auth/session'
import { latestEvents, readHistory } from '@/lib/mail/history'
import { countUpTo } from '@/lib/platform/count-up-to'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type KeysetPage, listOrder, readKeysetPage } from '@/lib/platform/keyset'
import { neighborIds } from '@/lib/platform/neighbor-ids'
import { queryRows } from '@/lib/platform/query-rows'
import { columnsOf, selected } from '@/lib/platform/record-sql'
import { matching, messageKeyset } from './filter'
import { CONTACT_INFO, type ContactParams, messageStatuses, SAVED_REPLIES } from './schema'

const message = columnsOf('ContactMessage')

const noun = 'contact'
/** The length of the excerpt shown in the list, in characters. */
const EXCERPT = 160

const listedMessage = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  /** An excerpt of the text. */
  excerpt: z.string(),
  category: z.string(),
  status: z.enum(messageStatuses),
  receivedAt: z.date(),
  deletedAt: z.date().nullable(),
})
export type ListedMessage = z.infer<typeof listedMessage>

const listed = selected('ContactMessage', [
  'id',
  'reference',
  'name',
  'email',
  'subject',
  'category',
  'status',
  'receivedAt',
  'deletedAt',
])

/** Returns one page of the list or of the Trash. */
export async function listMessages(params: ContactParams): Promise<KeysetPage<ListedMessage>> {
  await requireAdmin('contact')
  const where = matching(params)
  return readKeysetPage(
    { keyset: messageKeyset, cursor: params.cursor, order: listOrder(params) },
    (page) => queryRows(db, listedMessage)`
        SELECT ${listed}, left(${message.message}, ${EXCERPT}) AS excerpt
        FROM contact_message WHERE ${where} AND ${page}`,
  )
}

/** Counts the messages that match the filters, up to COUNT_LIMIT. */
export async function countMessages(params: ContactParams): Promise<number> {
  await requireAdmin('contact')
  return countUpTo('ContactMessage', matching(params))
}

/** Counts the messages in the Trash, up to COUNT_LIMIT. */
export async function countTrash(): Promise<number> {
  await requireAdmin('contact')
  return countUpTo('ContactMessage', Prisma.sql`${message.deletedAt} IS NOT NULL`)
}

const automaticEmails = {
  'contact-received': 'acknowledged the message',
  'contact-alert': 'alerted the contact address',
}

/** Returns a message, even one in the Trash, with its latest history; null if the message does not exist. */
export async function getThread(id: string) {
  await requireAdmin('contact')
  const found = await db.contactMessage.findUnique({
    where: { id },
    omit: { searchText: true },
    include: { events: latestEvents },
  })
  if (!found) return null
  const { events, ...message } = found
  return { ...message, ...(await readHistory(id, events, automaticEmails)) }
}
export type Thread = NonNullable<Awaited<ReturnType<typeof getThread>>>

/** Returns the ids of the previous and next messages in the list that this one was opened from; null at an end. */
export async function findNeighbors(params: ContactParams, id: string) {
  await requireAdmin('contact')
  return neighborIds(messageKeyset, listOrder(params), matching(params), id)
}

/** Returns the contact information as form values, and who last changed it. */
export async function getContactInfoForEdit() {
  await requireAdmin('contact')
  const { id: _one, updatedAt: _at, ...values } = await db.contactInfo.findFirstOrThrow()
  const changes = await findLastChanges(db, noun, [CONTACT_INFO])
  return { values, lastChange: changes.get(CONTACT_INFO) ?? null }
}

export type SavedReply = Awaited<ReturnType<typeof listSavedReplies>>[number]

const savedReplyColumns = { id: true, version: true, title: true, body: true } as const

/** Lists the saved replies by title. There are few, and all are short. */
export async function listSavedReplies() {
  await requireAdmin('contact')
  return db.savedReply.findMany({ orderBy: { title: 'asc' }, select: savedReplyColumns })
}

/** Returns one saved reply as form values, and who last changed it; null if it does not exist. */
export async function getSavedReply(id: string) {
  await requireAdmin('contact')
  const values = await db.savedReply.findUnique({ where: { id }, select: savedReplyColumns })
  if (!values) return null
  return { values, lastChange: (await findLastChanges(db, SAVED_REPLIES, [id])).get(id) ?? null }
}
