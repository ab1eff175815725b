import { z } from 'zod'

interface Field {
  type?: string
  format?: string
  enum?: string[]
  const?: string
  anyOf?: Field[]
  items?: Form
}
export interface Form {
  properties: Record<string, Field>
}

/** Returns the fields of a form as its schema accepts them, before transformations. */
export function formOf(schema: z.ZodType): Form {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { properties: properties as Form['properties'] }
}

/** Returns the values that a field accepts, if its schema lists them. */
export const optionsOf = ({ enum: options, const: only }: Field = {}) => options ?? (only ? [only] : [])

/**
 * Fills in every field of a form, with `mark` in every text. `values` contains predetermined fields,
 * including each required field that refers to another record.
 */
export function fillIn(schema: z.ZodType, mark: string, values: object, choice = 0): Record<string, unknown> {
  const { properties } = formOf(schema)
  const filled: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(properties))
    filled[name] = candidates(name, field, mark, choice)[0]
  Object.assign(filled, values)
  const attempts = Math.max(
    ...Object.entries(properties).map((each) => candidates(...each, mark, choice).length),
  )
  for (let attempt = 1; attempt < attempts; attempt++) {
    const { error } = schema.safeParse(filled)
    for (const { path } of error?.issues ?? []) {
      const name = String(path[0])
      const field = properties[name]
      if (field && !(name in values)) filled[name] = candidates(name, field, mark, choice)[attempt]
    }
  }
  schema.parse(filled)
  return filled
}

function candidates(name: string, field: Field, mark: string, choice: number): unknown[] {
  const options = optionsOf(field)
  if (options.length > 0) return [options[choice % options.length]]
  if (field.anyOf?.some((one) => one.const === '')) return ['']
  if (field.format === 'date') return [earlierDay()]
  // A field that accepts anything is a place in a list: use the end.
  if (!field.type) return ['9999']
  return [`${name} ${mark}`, mark, `https://example.com/${mark}`, `${mark}@example.com`, '']
}

let days = 0
/** Returns a date before all previous ones, so that new rows also go to the end of lists sorted by date. */
const earlierDay = () => new Date(Date.UTC(2020, 0, 1 - days++)).toISOString().slice(0, 10)
