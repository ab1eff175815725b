import 'server-only'
import { Prisma } from './generated/prisma/client'
import type { RecordFacts } from './noun'

/** Tables that are not named like their model; a test compares every model with the schema. */
const tables: Partial<Record<Prisma.ModelName, string>> = {
  Application: 'job_application',
  ApplicationEvent: 'job_application_event',
  Campaign: 'campaigns',
  Subscriber: 'newsletter_subscriber',
  WaitlistEntry: 'waitlist',
}

const snakeCase = (name: string) => name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase()

/** Returns the table of a model, for raw SQL. */
export const tableOf = (model: Prisma.ModelName) => Prisma.raw(tables[model] ?? snakeCase(model))

/** Returns the column of a model's field, for raw SQL. */
export const columnOf = (field: string) => Prisma.raw(snakeCase(field))

/** Returns the condition for the rows of a kind of record that can be opened: its own, and none in the Trash. */
export function openableRows({ only = {}, hasTrash }: RecordFacts): Prisma.Sql {
  const conditions = Object.entries<string>(only).map(
    ([field, value]) => Prisma.sql`${columnOf(field)}::text = ${value}`,
  )
  if (hasTrash) conditions.push(Prisma.sql`deleted_at IS NULL`)
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`TRUE`
}

/** Returns the address of a record in the back office: its path, followed by a column's value. */
export function recordHref(path: string, value: string) {
  return path + (path.endsWith('=') ? encodeURIComponent(value) : value)
}
