/** Returns columns of a row as form values: dates as YYYY-MM-DD, null as ''. */
export function formValues(row: object, fields: readonly string[]): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(fields.map((field) => [field, formValue(values.get(field))]))
}

function formValue(value: unknown): string {
  return value instanceof Date ? dayOf(value) : String(value ?? '')
}

/** Returns a date as "2026-01-31". */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
