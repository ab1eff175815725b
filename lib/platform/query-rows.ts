import 'server-only'
import { z } from 'zod'
import type { Transaction } from './db'

/** The row that several statements return: a key, or a count. */
export const idRow = z.object({ id: z.string() })
export const countRow = z.object({ count: z.number() })

/**
 * Runs raw SQL and checks each row it returns: a statement that no longer matches its type is an error here, and not a wrong value
 * somewhere else. Schemas are made once, at the top of a file: making one costs more than checking a thousand rows.
 */
export function queryRows<Schema extends z.ZodType>(tx: Pick<Transaction, '$queryRaw'>, row: Schema) {
  return async (strings: TemplateStringsArray, ...values: unknown[]): Promise<z.output<Schema>[]> => {
    const found = z.array(z.unknown()).parse(await tx.$queryRaw(strings, ...values))
    return found.map((each) => row.parse(each))
  }
}
