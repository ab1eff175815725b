import { useDeferredValue } from 'react'

/** About as many as a laptop shows. */
const FIRST_ROWS = 10

/**
 * Returns the first rows of a list, and all of them once those are on the screen. So the document contains the HTML of the
 * first rows and the data of all, instead of both for each.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  return useDeferredValue(rows, rows.slice(0, FIRST_ROWS))
}
