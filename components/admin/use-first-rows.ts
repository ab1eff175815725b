import { useDeferredValue } from 'react'

/** As many rows as fit into a document of 120 kB that also contains the data of all rows. */
const FIRST_ROWS = 7

/**
 * Returns the first rows of a list, and all rows once the first ones are on the screen. This way the document
 * contains HTML only for the first rows, and data for all of them.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  return useDeferredValue(rows, rows.slice(0, FIRST_ROWS))
}
