import 'server-only'
import { Prisma } from './generated/prisma/client'
import { type Cursor, LIST_END } from './list-params'
import type { Field } from './noun'
import { columnName, tableName } from './record-sql'

/** A table and, for each order of a list, its columns; the last one is unique, so that every order is total. */
export interface Keyset<Sort extends string> {
  table: string
  columns: Record<Sort, readonly string[]>
}

/** Returns the keyset of a list of a model's rows. */
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

/** The same order, read from its end. */
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
 * The rows that come after one row, as a row comparison that an index answers: a page deep in the list costs what the first one
 * costs. Nothing comes after a row that does not exist.
 */
export function rowsAfter<Sort extends string>(
  { table, columns }: Keyset<Sort>,
  { sort, direction }: KeysetOrder<Sort>,
  id: string,
): Prisma.Sql {
  const own = columns[sort].map((column) => Prisma.raw(`${table}.${column}`))
  const theirs = columns[sort].map((column) =>
    column === 'id'
      ? Prisma.sql`${id}::uuid`
      : Prisma.sql`(SELECT ${Prisma.raw(column)} FROM ${Prisma.raw(table)} WHERE id = ${id}::uuid)`,
  )
  const sign = Prisma.raw(direction === 'asc' ? '>' : '<')
  return Prisma.sql`(${Prisma.join(own)}) ${sign} (${Prisma.join(theirs)})`
}

export interface KeysetPage<Row> {
  rows: Row[]
  hasPrevious: boolean
  hasNext: boolean
}

/**
 * One page of a list. `read` gives as many rows as it is told to, in this order, from behind a row (null: from the beginning). Where
 * a cursor leads nowhere (any more), the first page.
 */
export async function readKeysetPage<Row, Sort extends string>(
  { cursor, order, size }: { cursor: Cursor | undefined; order: KeysetOrder<Sort>; size: number },
  read: (order: KeysetOrder<Sort>, after: string | null, limit: number) => Promise<Row[]>,
): Promise<KeysetPage<Row>> {
  if (cursor && 'after' in cursor) {
    const rows = await read(order, cursor.after, size + 1)
    if (rows.length > 0) return { rows: rows.slice(0, size), hasPrevious: true, hasNext: rows.length > size }
  }
  if (cursor && 'before' in cursor) {
    const isEnd = cursor.before === LIST_END
    const rows = await read(reversed(order), isEnd ? null : cursor.before, size + 1)
    // Fewer than a page: that is the beginning, and the first page shows more.
    if (rows.length >= size)
      return { rows: rows.slice(0, size).reverse(), hasPrevious: rows.length > size, hasNext: !isEnd }
  }
  const rows = await read(order, null, size + 1)
  return { rows: rows.slice(0, size), hasPrevious: false, hasNext: rows.length > size }
}
