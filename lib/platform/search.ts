import 'server-only'
import { Prisma } from './generated/prisma/client'

/** Phones type the curly one and keyboards the straight one, in names such as Sa’adatu. */
const APOSTROPHES = /['’‘ʼ`]/g

/**
 * Returns the condition that a folded column (set by a trigger with `search_fold`) contains `q`. Folds the text with
 * the same function. Names no collation, because an index is used only with its own. Full-width characters are folded
 * before wildcards are escaped, because "％" becomes one. A search that consists only of accents folds to nothing and
 * finds nothing. An apostrophe finds any other.
 */
export function contains(column: Prisma.Sql, q: string): Prisma.Sql {
  const part = q
    .normalize('NFKD')
    .replace(/[\\%_]/g, '\\$&')
    .replace(APOSTROPHES, '_')
  return Prisma.sql`${column} LIKE '%' || nullif(search_fold(${part}), '') || '%'`
}
