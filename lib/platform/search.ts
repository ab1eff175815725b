import 'server-only'
import { Prisma } from './generated/prisma/client'

/**
 * Returns the condition that a folded column (set by a trigger with `search_fold`) contains `q`. Folds the text with
 * the same function. Names no collation, because an index is used only with its own. Full-width characters are folded
 * before wildcards are escaped, because "％" becomes one. A search that consists only of accents folds to nothing and
 * finds nothing.
 */
export function contains(column: Prisma.Sql, q: string): Prisma.Sql {
  const part = q.normalize('NFKD').replace(/[\\%_]/g, '\\$&')
  return Prisma.sql`${column} LIKE '%' || nullif(search_fold(${part}), '') || '%'`
}
