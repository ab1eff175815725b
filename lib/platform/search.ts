import 'server-only'
import { Prisma } from './generated/prisma/client'

/**
 * Returns the condition that a folded column (set by a trigger with `search_fold`) contains `q`: folded by the same function,
 * then compared byte by byte. Full-width characters are folded before the wildcards are escaped, as "％" would become one
 * afterwards. A search of accents alone folds to nothing and finds nothing.
 */
export function contains(column: Prisma.Sql, q: string): Prisma.Sql {
  const part = q.normalize('NFKD').replace(/[\\%_]/g, '\\$&')
  return Prisma.sql`${column} LIKE '%' || nullif(search_fold(${part}), '') || '%' COLLATE "C"`
}
