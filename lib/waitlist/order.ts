import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { WaitlistSort } from './schema'

export interface WaitlistOrder {
  sort: WaitlistSort | 'deleted'
  direction: 'asc' | 'desc'
}

// The last column is unique, so that every order is total; an index has the same columns (prisma/schema/waitlist.prisma).
const columns: Record<WaitlistOrder['sort'], readonly string[]> = {
  joined: ['created_at', 'id'],
  name: ['name', 'id'],
  email: ['email'],
  status: ['status', 'created_at', 'id'],
  deleted: ['deleted_at', 'id'],
}

export function reversed({ sort, direction }: WaitlistOrder): WaitlistOrder {
  return { sort, direction: direction === 'asc' ? 'desc' : 'asc' }
}

export function orderBy({ sort, direction }: WaitlistOrder): Prisma.Sql {
  return Prisma.raw(columns[sort].map((column) => `waitlist.${column} ${direction}`).join(', '))
}

/**
 * The entries that come behind one entry, as a row comparison that an index answers: a page deep in the list costs what
 * the first one costs. Nothing comes behind an entry that is not there.
 */
export function behind({ sort, direction }: WaitlistOrder, id: string): Prisma.Sql {
  const own = columns[sort].map((column) => Prisma.raw(`waitlist.${column}`))
  const theirs = columns[sort].map((column) =>
    column === 'id'
      ? Prisma.sql`${id}::uuid`
      : Prisma.sql`(SELECT ${Prisma.raw(column)} FROM waitlist WHERE id = ${id}::uuid)`,
  )
  const sign = Prisma.raw(direction === 'asc' ? '>' : '<')
  return Prisma.sql`(${Prisma.join(own)}) ${sign} (${Prisma.join(theirs)})`
}
