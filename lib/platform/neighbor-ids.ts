import 'server-only'
import { db } from './db'
import { Prisma } from './generated/prisma/client'
import { type Keyset, type KeysetOrder, orderBy, reversed, rowsAfter } from './keyset'
import { idRow, queryRows } from './query-rows'

/** Returns the ids of the rows before and after a row in a list; null at an end. */
export async function neighborIds<Sort extends string>(
  keyset: Keyset<Sort>,
  order: KeysetOrder<Sort>,
  where: Prisma.Sql,
  id: string,
) {
  const next = async (order: KeysetOrder<Sort>) => {
    const [found] = await queryRows(db, idRow)`
      SELECT id::text FROM ${Prisma.raw(keyset.table)} WHERE ${where} AND ${rowsAfter(keyset, order, id)}
      ORDER BY ${orderBy(keyset, order)} LIMIT 1`
    return found?.id ?? null
  }
  const [previousId, nextId] = await Promise.all([next(reversed(order)), next(order)])
  return { previousId, nextId }
}
