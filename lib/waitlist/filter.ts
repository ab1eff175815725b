import 'server-only'
import { Prisma, type WaitlistStatus } from '@/lib/platform/generated/prisma/client'

export interface WaitlistFilter {
  /** Part of a name or an address, in any case, with or without accents. Empty: all. */
  q: string
  status: WaitlistStatus | null
}

/** The entries a filter names, for list, counts, export and campaigns alike; those in Trash are never among them. */
export function matching({ q, status }: WaitlistFilter): Prisma.Sql {
  const conditions = [Prisma.sql`waitlist.deleted_at IS NULL`]
  if (status) conditions.push(Prisma.sql`waitlist.status = ${status}::waitlist_status`)
  if (q) conditions.push(containing(q))
  return Prisma.join(conditions, ' AND ')
}

/** The entries in Trash whose name or address holds `q`. */
export function inTrash(q: string): Prisma.Sql {
  const isDeleted = Prisma.sql`waitlist.deleted_at IS NOT NULL`
  return q ? Prisma.sql`${isDeleted} AND ${containing(q)}` : isDeleted
}

/**
 * Folded by the function that the trigger folds with, then compared byte by byte. Wide signs become plain ones before the wildcards
 * are escaped, as "％" would be one afterwards. Of nothing but accents nothing is left, and that finds nobody.
 */
function containing(q: string): Prisma.Sql {
  const part = q.normalize('NFKD').replace(/[\\%_]/g, '\\$&')
  return Prisma.sql`waitlist.search_text LIKE '%' || nullif(waitlist_search_fold(${part}), '') || '%' COLLATE "C"`
}
