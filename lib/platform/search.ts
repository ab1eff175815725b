import 'server-only'
import { Prisma } from './generated/prisma/client'

/**
 * Whether a folded column (set by a trigger with `search_fold`) holds `q`: folded by the same function, then compared byte by byte.
 * Wide signs become plain ones before the wildcards are escaped, as "％" would be one afterwards. Of nothing but accents nothing is
 * left, and that finds nothing.
 */
export function contains(column: Prisma.Sql, q: string): Prisma.Sql {
  const part = q.normalize('NFKD').replace(/[\\%_]/g, '\\$&')
  return Prisma.sql`${column} LIKE '%' || nullif(search_fold(${part}), '') || '%' COLLATE "C"`
}
