/** Returns these columns of a row as a form shows them: a day as YYYY-MM-DD, and '' for what is empty. */
export function formValues(row: object, fields: readonly string[]): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(fields.map((field) => [field, formValue(values.get(field))]))
}

function formValue(value: unknown): string {
  return value instanceof Date ? dayOf(value) : String(value ?? '')
}

/** Returns "2026-01-31" of a column that holds a day. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
