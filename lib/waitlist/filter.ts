import 'server-only'
import { Prisma, type WaitlistStatus } from '@/lib/platform/generated/prisma/client'
import { columnsOf } from '@/lib/platform/record-sql'
import { contains } from '@/lib/platform/search'

const waitlist = columnsOf('WaitlistEntry')

export interface WaitlistFilter {
  /** Part of a name or an address, in any case, with or without accents. Empty: all. */
  q: string
  status: WaitlistStatus | null
}

/** The entries a filter names, for list, counts, export and campaigns alike; those in Trash are never among them. */
export function matching({ q, status }: WaitlistFilter): Prisma.Sql {
  const conditions = [Prisma.sql`${waitlist.deletedAt} IS NULL`]
  if (status) conditions.push(Prisma.sql`${waitlist.status} = ${status}::waitlist_status`)
  if (q) conditions.push(containing(q))
  return Prisma.join(conditions, ' AND ')
}

/** The entries in Trash whose name or address holds `q`. */
export function inTrash(q: string): Prisma.Sql {
  const isDeleted = Prisma.sql`${waitlist.deletedAt} IS NOT NULL`
  return q ? Prisma.sql`${isDeleted} AND ${containing(q)}` : isDeleted
}

const containing = (q: string) => contains(waitlist.searchText, q)
