/** Returns rows with their positions in a list. */
export function placed<Row extends object>(rows: readonly Row[]) {
  return rows.map((row, index) => ({ ...row, position: index + 1 }))
}
