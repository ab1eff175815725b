import 'server-only'
import { z } from 'zod'
import type { Transaction } from './db'
import { Refusal } from './errors'
import { MAX_ROWS } from './fields'
import { Prisma } from './generated/prisma/client'
import { lockName } from './lock-name'
import { moveItem } from './move-item'
import { idRow, queryRows } from './query-rows'
import { TRASH_DAYS } from './trash-days'

const nextRow = z.object({ next: z.number() })
const roomRow = z.object({ isFull: z.boolean() })
const textRow = z.object({ length: z.number() })
const idPositionRow = z.object({ id: z.string(), position: z.number() })

/**
 * A table whose rows can be reordered and moved to the Trash. It has `id`, `position` and `deleted_at`, and a
 * deferrable unique constraint on the position.
 */
export interface OrderedList {
  /** The table's name in the database. */
  table: string
  /** Selects the list's rows if several lists share the table, as in Prisma.sql`placement = 'landing'`. */
  where?: Prisma.Sql
  /** Limits the text of all rows together, because pages show such lists as a whole. */
  text?: TextLimit
}

export interface TextLimit {
  /** The length of a row's text in characters. */
  length: Prisma.Sql
  /** The maximum of the sum of all lengths. */
  max: number
}

export interface NewOrder {
  /** All rows of the list, in the new order. */
  ids: readonly string[]
  /** The previous order, to detect someone else's change instead of overwriting it. */
  previousIds: readonly string[]
}

const GONE = 'This item is no longer in the list. Please refresh.'
const CHANGED = 'The list has changed. Please check it and try again.'

const FULL = `The list is full: it has ${MAX_ROWS} entries. Please delete some first.`
const TOO_LONG =
  'With this change, the list would contain too much text. Please shorten or delete some entries first.'

/**
 * Returns the position at the end of the list, which is refused if the list is full. Requires a lock of the list, so
 * that concurrent additions wait: `limitText` takes one.
 */
export async function nextPosition(tx: Transaction, list: OrderedList): Promise<number> {
  await refuseIfFull(tx, list)
  const [{ next } = { next: 1 }] = await queryRows(tx, nextRow)`
    SELECT coalesce(max(position), 0) + 1 AS next FROM ${table(list)} WHERE ${scope(list)}`
  return next
}

/** Saves a new order. Rows in the Trash keep their position. */
export async function saveOrder(tx: Transaction, list: OrderedList, { ids, previousIds }: NewOrder) {
  await lockList(tx, list)
  const rows = await queryRows(tx, idPositionRow)`
    SELECT id::text, position FROM ${table(list)} WHERE ${scope(list)} AND deleted_at IS NULL ORDER BY position`
  const isUnchanged =
    rows.length === previousIds.length && rows.every(({ id }, index) => id === previousIds[index])
  const isComplete = ids.length === rows.length && rows.every(({ id }) => ids.includes(id))
  if (!isUnchanged || !isComplete) throw new Refusal(CHANGED)
  await tx.$executeRaw`
    UPDATE ${table(list)} AS row SET position = wanted.position
    FROM unnest(${[...ids]}::uuid[], ${rows.map(({ position }) => position)}::int[]) AS wanted (id, position)
    WHERE row.id = wanted.id`
}

/**
 * Moves a row to a position in its list, starting at 1; positions beyond the end mean the end. Returns whether it
 * moved.
 */
export async function moveTo(
  tx: Transaction,
  list: OrderedList,
  id: string,
  place: number,
): Promise<boolean> {
  await lockList(tx, list)
  const rows = await queryRows(tx, idRow)`
    SELECT id::text FROM ${table(list)} WHERE ${scope(list)} AND deleted_at IS NULL ORDER BY position`
  const previousIds = rows.map((row) => row.id)
  const ids = moveItem(previousIds, previousIds.indexOf(id), place - 1)
  if (ids.join() === previousIds.join()) return false
  await saveOrder(tx, list, { ids, previousIds })
  return true
}

/** Moves a row to the Trash, from which `emptyTrash` erases it. */
export async function moveToTrash(tx: Transaction, list: OrderedList, id: string) {
  const count = await tx.$executeRaw`
    UPDATE ${table(list)} SET deleted_at = now() WHERE ${scope(list)} AND id = ${id}::uuid AND deleted_at IS NULL`
  if (count === 0) throw new Refusal(GONE)
}

/** Restores a row to its position, unless the list is full or would have too much text. */
export async function restoreFromTrash(tx: Transaction, list: OrderedList, id: string) {
  const count = await limitText(tx, list, async () => {
    await refuseIfFull(tx, list)
    return tx.$executeRaw`
      UPDATE ${table(list)} SET deleted_at = NULL
      WHERE ${scope(list)} AND id = ${id}::uuid AND deleted_at IS NOT NULL`
  })
  if (count === 0) throw new Refusal('This item is no longer in the Trash. Please refresh.')
}

/**
 * Makes a change, which is refused if it adds text to a list that then has too much. A list that already has too much
 * can be shortened step by step. Locks the list, so that concurrent changes wait.
 */
export async function limitText<Result>(
  tx: Transaction,
  list: OrderedList,
  change: () => Promise<Result>,
): Promise<Result> {
  await lockList(tx, list)
  const before = await textLength(tx, list)
  const result = await change()
  const after = await textLength(tx, list)
  if (list.text && after > list.text.max && after > before) throw new Refusal(TOO_LONG)
  return result
}

/** Erases rows that have been in the Trash for 30 days. */
export async function emptyTrash(tx: Transaction, list: OrderedList) {
  await tx.$executeRaw`
    DELETE FROM ${table(list)} WHERE ${scope(list)} AND deleted_at < now() - make_interval(days => ${TRASH_DAYS})`
}

async function refuseIfFull(tx: Transaction, list: OrderedList) {
  const [{ isFull } = { isFull: false }] = await queryRows(tx, roomRow)`
    SELECT count(*) >= ${MAX_ROWS} AS "isFull" FROM ${table(list)} WHERE ${scope(list)} AND deleted_at IS NULL`
  if (isFull) throw new Refusal(FULL)
}

/** Returns the length of all rows together; 0 if the list has no limit. */
async function textLength(tx: Transaction, list: OrderedList): Promise<number> {
  if (!list.text) return 0
  const [{ length } = { length: 0 }] = await queryRows(tx, textRow)`
    SELECT coalesce(sum(${list.text.length}), 0)::int AS length
    FROM ${table(list)} WHERE ${scope(list)} AND deleted_at IS NULL`
  return length
}

const table = (list: OrderedList) => Prisma.raw(`"${list.table}"`)
const scope = (list: OrderedList) => list.where ?? Prisma.sql`true`

/** Locks the order of a table until the end of the transaction. */
export async function lockList(tx: Transaction, list: OrderedList) {
  await lockName(tx, `order ${list.table}`)
}
