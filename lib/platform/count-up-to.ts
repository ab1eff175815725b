import 'server-only'
import { COUNT_LIMIT } from './count-limit'
import { db } from './db'
import type { Prisma } from './generated/prisma/client'
import { countRow, queryRows } from './query-rows'
import { tableOf } from './record-sql'

/** Counts the rows that match `where`, up to `limit`. */
export async function countUpTo(
  model: Prisma.ModelName,
  where: Prisma.Sql,
  limit = COUNT_LIMIT,
): Promise<number> {
  const [counted] = await queryRows(db, countRow)`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM ${tableOf(model)} WHERE ${where} LIMIT ${limit}) AS found`
  return counted?.count ?? 0
}
