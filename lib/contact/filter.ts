import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type Keyset, keysetOf, trashState } from '@/lib/platform/keyset'
import { isInTrash } from '@/lib/platform/list-params'
import { columnsOf } from '@/lib/platform/record-sql'
import { contains } from '@/lib/platform/search'
import type { ContactParams, ContactSort } from './schema'

const message = columnsOf('ContactMessage')

/** The columns of each sort order. They must match those of an index (prisma/schema/contact.prisma). */
export const messageKeyset: Keyset<ContactSort | 'deleted'> = keysetOf('ContactMessage', {
  received: ['receivedAt', 'id'],
  subject: ['subject', 'id'],
  name: ['name', 'id'],
  status: ['status', 'id'],
  deleted: ['deletedAt', 'id'],
})

/** Returns the condition for the filtered messages. The list, the count and the neighbors all use it. */
export function matching(params: ContactParams): Prisma.Sql {
  const { q, filters } = params
  const conditions = [trashState(message.deletedAt, isInTrash(params))]
  if (filters.status)
    conditions.push(Prisma.sql`${message.status} = ${filters.status}::contact_message_status`)
  if (filters.category) conditions.push(Prisma.sql`${message.category} = ${filters.category}`)
  if (q) conditions.push(contains(message.searchText, q))
  return Prisma.join(conditions, ' AND ')
}
