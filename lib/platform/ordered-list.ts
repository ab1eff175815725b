import 'server-only'
import { z } from 'zod'
import type { Transaction } from './db'
import { Refusal } from './errors'
import { Prisma } from './generated/prisma/client'
import { moveItem } from './move-item'
import { idRow, queryRows } from './query-rows'

const nextRow = z.object({ next: z.number() })
const idPositionRow = z.object({ id: z.string(), position: z.number() })

/**
 * A table whose rows staff reorder and delete into the Trash: it has `id`, `position` and `deleted_at`, and a deferrable
 * unique constraint on the position.
 */
export interface OrderedList {
  /** Its name in the database. */
  table: string
  /** Which of its rows are meant, where several lists share it: Prisma.sql`placement = 'landing'`. */
  where?: Prisma.Sql
}

export interface NewOrder {
  /** All rows of the list, as they shall stand. */
  ids: readonly string[]
  /** As they were before: someone else's change of the order is not overwritten unseen. */
  was: readonly string[]
}

const GONE = 'It is no longer in the list. Please refresh.'
const CHANGED = 'The list has changed. Please check it and try again.'

/** Deleted rows can be brought back for this long. */
const TRASH_DAYS = 30

/** Returns the position of a new row: at the end. Others who add to this list wait until this transaction is over. */
export async function nextPosition(tx: Transaction, list: OrderedList): Promise<number> {
  await lockList(tx, list)
  const [{ next } = { next: 1 }] = await queryRows(tx, nextRow)`
    SELECT coalesce(max(position), 0) + 1 AS next FROM ${table(list)} WHERE ${scope(list)}`
  return next
}

/** Swaps the rows' positions. Rows in the Trash keep theirs. */
export async function saveOrder(tx: Transaction, list: OrderedList, { ids, was }: NewOrder) {
  await lockList(tx, list)
  const rows = await queryRows(tx, idPositionRow)`
    SELECT id::text, position FROM ${table(list)} WHERE ${scope(list)} AND deleted_at IS NULL ORDER BY position`
  const isAsSeen = rows.length === was.length && rows.every(({ id }, index) => id === was[index])
  const isComplete = ids.length === rows.length && rows.every(({ id }) => ids.includes(id))
  if (!isAsSeen || !isComplete) throw new Refusal(CHANGED)
  await tx.$executeRaw`
    UPDATE ${table(list)} AS row SET position = wanted.position
    FROM unnest(${[...ids]}::uuid[], ${rows.map(({ position }) => position)}::int[]) AS wanted (id, position)
    WHERE row.id = wanted.id`
}

/** Moves a row to a place of its list, from 1 on; a place beyond the last one means the end. Returns whether that moved it. */
export async function moveTo(
  tx: Transaction,
  list: OrderedList,
  id: string,
  place: number,
): Promise<boolean> {
  const rows = await queryRows(tx, idRow)`
    SELECT id::text FROM ${table(list)} WHERE ${scope(list)} AND deleted_at IS NULL ORDER BY position`
  const was = rows.map((row) => row.id)
  const ids = moveItem(was, was.indexOf(id), place - 1)
  if (ids.join() === was.join()) return false
  await saveOrder(tx, list, { ids, was })
  return true
}

/** Into the Trash, from where `emptyTrash` erases it. */
export async function moveToTrash(tx: Transaction, list: OrderedList, id: string) {
  const count = await tx.$executeRaw`
    UPDATE ${table(list)} SET deleted_at = now() WHERE ${scope(list)} AND id = ${id}::uuid AND deleted_at IS NULL`
  if (count === 0) throw new Refusal(GONE)
}

/** Back to where it was. */
export async function takeFromTrash(tx: Transaction, list: OrderedList, id: string) {
  const count = await tx.$executeRaw`
    UPDATE ${table(list)} SET deleted_at = NULL WHERE ${scope(list)} AND id = ${id}::uuid AND deleted_at IS NOT NULL`
  if (count === 0) throw new Refusal('It is no longer in the Trash. Please refresh.')
}

/** Erases what has lain in the Trash for 30 days. */
export async function emptyTrash(tx: Transaction, list: OrderedList) {
  await tx.$executeRaw`
    DELETE FROM ${table(list)} WHERE ${scope(list)} AND deleted_at < now() - make_interval(days => ${TRASH_DAYS})`
}

const table = (list: OrderedList) => Prisma.raw(`"${list.table}"`)
const scope = (list: OrderedList) => list.where ?? Prisma.sql`true`

/** One at a time a table, until the end of the transaction. */
async function lockList(tx: Transaction, list: OrderedList) {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`order ${list.table}`}))`
}
