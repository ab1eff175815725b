import 'server-only'
import { z } from 'zod'
import type { Transaction } from './db'

// Row schemas that several statements share.
export const idRow = z.object({ id: z.string() })
export const countRow = z.object({ count: z.number() })

/**
 * Runs raw SQL and validates each row, so that a statement that no longer matches its type fails here instead of
 * producing wrong values elsewhere. Create schemas once, at the top of a file: creating one costs more than
 * validating a thousand rows.
 */
export function queryRows<Schema extends z.ZodType>(tx: Pick<Transaction, '$queryRaw'>, row: Schema) {
  return async (strings: TemplateStringsArray, ...values: unknown[]): Promise<z.output<Schema>[]> => {
    const found = z.array(z.unknown()).parse(await tx.$queryRaw(strings, ...values))
    return found.map((each) => row.parse(each))
  }
}
