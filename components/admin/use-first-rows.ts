import { useDeferredValue } from 'react'

/** About as many rows as fit on a laptop screen. */
const FIRST_ROWS = 8

/**
 * Returns the first rows of a list, and all rows once the first ones are on the screen. This way the document
 * contains HTML only for the first rows, and data for all of them.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  return useDeferredValue(rows, rows.slice(0, FIRST_ROWS))
}
