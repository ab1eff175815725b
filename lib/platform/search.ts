import 'server-only'
import { Prisma } from './generated/prisma/client'

/** Phones type curly apostrophes and keyboards straight ones, in names such as Sa’adatu. */
const APOSTROPHES = /['’‘ʼ`]/g

/**
 * Returns the condition that a folded column (set by a trigger with `search_fold`) contains `q`. Folds the text with
 * the same function. Names no collation, because an index is used only with its own. Full-width characters are folded
 * before wildcards are escaped, because "％" becomes one. A search that consists only of accents folds to nothing and
 * finds nothing. Each apostrophe matches any kind of apostrophe.
 */
export function contains(column: Prisma.Sql, q: string): Prisma.Sql {
  const part = q.normalize('NFKD').replace(/[\\%_]/g, '\\$&')
  const like = (text: Prisma.Sql, pattern: string) =>
    Prisma.sql`${text} LIKE '%' || nullif(search_fold(${pattern}), '') || '%'`
  const withWildcards = like(column, part.replace(APOSTROPHES, '_'))
  if (!part.match(APOSTROPHES)) return withWildcards
  // The condition with wildcards can use the index, but `_` matches any character.
  const straight = Prisma.sql`translate(${column}, '’‘ʼ\`', '''''''''')`
  return Prisma.sql`(${withWildcards} AND ${like(straight, part.replace(APOSTROPHES, "'"))})`
}
