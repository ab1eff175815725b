import 'server-only'
import { type LastChange, withLastChanges } from '@/lib/audit/last-changes'
import { requireAdmin } from '@/lib/auth/session'
import type { NounName } from '@/lib/nouns'
import { db } from '@/lib/platform/db'
import { MAX_ROWS } from '@/lib/platform/fields'
import { capitalize } from './capitalize'
import type { ContentList, ListRow } from './list'

/** Returns the rows of a list in order, each with who last changed it. */
export async function listRows<Row extends ListRow>(list: ContentList<Row>) {
  await requireAdmin(list.noun)
  const { noun, rows, only, select } = list
  const where = { ...only, deletedAt: null }
  return withLastChanges(db, noun, await rows(db).findMany({ where, orderBy: { position: 'asc' }, select }))
}

export interface TrashedRow<Key extends string = string> {
  list: Key
  id: string
  name: string
  /** For example, "Milestone". */
  kind: string
  deletedAt: Date
  lastChange: LastChange | null
}

export interface Trash<Row> {
  rows: Row[]
  /** True if more rows were deleted than those shown. */
  hasOlder: boolean
}

/** Returns the rows deleted from a noun's lists in the last 30 days, newest first, at most 300 of each list. */
export async function listTrash<Key extends string>(
  noun: NounName,
  lists: Readonly<Record<Key, ContentList>>,
): Promise<Trash<TrashedRow<Key>>> {
  await requireAdmin(noun)
  const reads: ReturnType<typeof findTrashed<Key>>[] = []
  for (const key in lists) reads.push(findTrashed(key, lists[key]))
  const trash = await Promise.all(reads)
  const found = trash.flatMap(({ rows }) => rows)
  found.sort((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime())
  const hasOlder = trash.some((each) => each.hasOlder)
  return { rows: await withLastChanges(db, noun, found), hasOlder }
}

async function findTrashed<Key extends string>(key: Key, list: ContentList) {
  const { rows, only, select, titleOf, facts } = list
  const found = await rows(db).findMany({
    where: { ...only, deletedAt: { not: null } },
    orderBy: { deletedAt: 'desc' },
    take: MAX_ROWS + 1,
    select,
  })
  const kind = capitalize(facts.name)
  const shown = found.slice(0, MAX_ROWS)
  return {
    rows: shown.flatMap((row) =>
      row.deletedAt ? [{ list: key, id: row.id, name: titleOf(row), kind, deletedAt: row.deletedAt }] : [],
    ),
    hasOlder: found.length > MAX_ROWS,
  }
}
