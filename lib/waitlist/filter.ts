import 'server-only'
import { Prisma, type WaitlistStatus } from '@/lib/platform/generated/prisma/client'
import { columnsOf } from '@/lib/platform/record-sql'
import { contains } from '@/lib/platform/search'

const waitlist = columnsOf('WaitlistEntry')

export interface WaitlistFilter {
  /** Matches part of a name or address, ignoring case and accents. Empty: all. */
  q: string
  status: WaitlistStatus | null
}

/** Returns the condition for the filtered entries, never including the Trash. List, counts, export and campaigns all use it. */
export function matching({ q, status }: WaitlistFilter): Prisma.Sql {
  const conditions = [Prisma.sql`${waitlist.deletedAt} IS NULL`]
  if (status) conditions.push(Prisma.sql`${waitlist.status} = ${status}::waitlist_status`)
  if (q) conditions.push(containing(q))
  return Prisma.join(conditions, ' AND ')
}

/** Returns the condition for entries in the Trash whose name or address contains `q`. */
export function inTrash(q: string): Prisma.Sql {
  const isDeleted = Prisma.sql`${waitlist.deletedAt} IS NOT NULL`
  return q ? Prisma.sql`${isDeleted} AND ${containing(q)}` : isDeleted
}

const containing = (q: string) => contains(waitlist.searchText, q)
