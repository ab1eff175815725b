import 'server-only'
import { Prisma } from './generated/prisma/client'
import { type Cursor, isInTrash, LIST_END, PAGE_SIZE } from './list-params'
import type { Field } from './noun'
import { columnName, tableName } from './record-sql'

/** A table with the columns of each sort order. The last column must be unique, so that no two rows tie. */
export interface Keyset<Sort extends string> {
  table: string
  columns: Record<Sort, readonly string[]>
}

/** Returns the keyset for listing a model's rows. */
export function keysetOf<Model extends Prisma.ModelName, Sort extends string>(
  model: Model,
  orders: Record<Sort, readonly Field<Model>[]>,
): Keyset<Sort> {
  const columns = Object.entries<readonly string[]>(orders).map(([sort, fields]) => [
    sort,
    fields.map(columnName),
  ])
  return { table: tableName(model), columns: Object.fromEntries(columns) }
}

export interface KeysetOrder<Sort extends string> {
  sort: Sort
  direction: 'asc' | 'desc'
}

/** Returns the order in which to list rows: the Trash is sorted by time of deletion. */
export function listOrder<Sort extends string>(
  params: KeysetOrder<Sort> & Parameters<typeof isInTrash>[0],
): KeysetOrder<Sort | 'deleted'> {
  return isInTrash(params) ? { sort: 'deleted', direction: 'desc' } : params
}

/** Returns the condition for rows in the Trash, or for the others. */
export const trashState = (deletedAt: Prisma.Sql, isTrash: boolean) =>
  isTrash ? Prisma.sql`${deletedAt} IS NOT NULL` : Prisma.sql`${deletedAt} IS NULL`

/** Returns the reverse order, for reading from the end. */
export function reversed<Sort extends string>({ sort, direction }: KeysetOrder<Sort>): KeysetOrder<Sort> {
  return { sort, direction: direction === 'asc' ? 'desc' : 'asc' }
}

export function orderBy<Sort extends string>(
  { table, columns }: Keyset<Sort>,
  { sort, direction }: KeysetOrder<Sort>,
): Prisma.Sql {
  return Prisma.raw(columns[sort].map((column) => `${table}.${column} ${direction}`).join(', '))
}

/**
 * Returns the condition for rows after a given row, as a row comparison that can use an index, so that deep pages
 * cost no more than the first. If the row does not exist, no rows match.
 */
export function rowsAfter<Sort extends string>(
  keyset: Keyset<Sort>,
  order: KeysetOrder<Sort>,
  id: string,
): Prisma.Sql {
  const { table, columns } = keyset
  const cursorValues = columns[order.sort].map((column) =>
    column === 'id'
      ? Prisma.sql`${id}::uuid`
      : Prisma.sql`(SELECT ${Prisma.raw(column)} FROM ${Prisma.raw(table)} WHERE id = ${id}::uuid)`,
  )
  return Prisma.sql`(${Prisma.join(sortKeyColumns(keyset, order))}) ${operatorOf(order)} (${Prisma.join(cursorValues)})`
}

const operatorOf = ({ direction }: KeysetOrder<string>) => Prisma.raw(direction === 'asc' ? '>' : '<')

/** Returns the columns of a sort order. A row's sort key is the list of its values in these columns, as text. */
export function sortKeyColumns<Sort extends string>(
  { table, columns }: Keyset<Sort>,
  { sort }: KeysetOrder<Sort>,
): Prisma.Sql[] {
  return columns[sort].map((column) => Prisma.raw(`${table}.${column}`))
}

/**
 * Returns the SQL after `WHERE` for one batch of an export: the rows after the sort key `after`, or the first rows. A
 * sort key stays valid even if its row is changed or deleted.
 */
export function exportBatch<Sort extends string>(
  keyset: Keyset<Sort>,
  order: KeysetOrder<Sort>,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Prisma.Sql {
  const columns = Prisma.join(sortKeyColumns(keyset, order))
  const start = after
    ? Prisma.sql`(${columns}) ${operatorOf(order)} (${Prisma.join([...after])})`
    : Prisma.sql`TRUE`
  return Prisma.sql`${start} ORDER BY ${orderBy(keyset, order)} LIMIT ${limit}`
}

export interface KeysetPage<Row> {
  rows: Row[]
  hasPrevious: boolean
  hasNext: boolean
}

interface PageOptions<Sort extends string> {
  keyset: Keyset<Sort>
  cursor: Cursor | undefined
  order: KeysetOrder<Sort>
  size?: number
}

/**
 * Returns one page of a list. `read` runs the query with the given SQL after `WHERE`: a condition, the order and the
 * limit. If the cursor's row no longer exists, returns the first page.
 */
export async function readKeysetPage<Row, Sort extends string>(
  { keyset, cursor, order, size = PAGE_SIZE }: PageOptions<Sort>,
  read: (page: Prisma.Sql) => Promise<Row[]>,
): Promise<KeysetPage<Row>> {
  const readRows = (order: KeysetOrder<Sort>, after: string | null) => {
    const start = after ? rowsAfter(keyset, order, after) : Prisma.sql`TRUE`
    return read(Prisma.sql`${start} ORDER BY ${orderBy(keyset, order)} LIMIT ${size + 1}`)
  }
  if (cursor && 'after' in cursor) {
    const rows = await readRows(order, cursor.after)
    if (rows.length > 0) return { rows: rows.slice(0, size), hasPrevious: true, hasNext: rows.length > size }
  }
  if (cursor && 'before' in cursor) {
    const isEnd = cursor.before === LIST_END
    const rows = await readRows(reversed(order), isEnd ? null : cursor.before)
    // If there are fewer rows, this is the start of the list, so return the full first page below.
    if (rows.length >= size)
      return { rows: rows.slice(0, size).reverse(), hasPrevious: rows.length > size, hasNext: !isEnd }
  }
  const rows = await readRows(order, null)
  return { rows: rows.slice(0, size), hasPrevious: false, hasNext: rows.length > size }
}
