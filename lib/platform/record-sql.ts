import 'server-only'
import { Prisma } from './generated/prisma/client'
import type { Field, RecordFacts } from './noun'

/** Models whose tables have a different name. A test compares all models with the schema. */
const tables: Partial<Record<Prisma.ModelName, string>> = {
  Application: 'job_application',
  ApplicationEvent: 'job_application_event',
  Campaign: 'campaigns',
  Subscriber: 'newsletter_subscriber',
  WaitlistEntry: 'waitlist',
}

const snakeCase = (name: string) => name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase()

/** Returns the database name of a model's table. */
export const tableName = (model: Prisma.ModelName) => tables[model] ?? snakeCase(model)

/** Returns the database name of a field's column. */
export const columnName = (field: string) => snakeCase(field)

/** Returns the table of a model, for raw SQL. */
export const tableOf = (model: Prisma.ModelName) => Prisma.raw(tableName(model))

/** Returns the column of a model's field, for raw SQL. */
export const columnOf = (field: string) => Prisma.raw(columnName(field))

/** The columns of a model for raw SQL, by field name. */
export type Columns<Model extends Prisma.ModelName> = Readonly<Record<Field<Model>, Prisma.Sql>>

/**
 * Returns a model's columns for raw SQL, qualified with the table name or a given alias ('' for none). Raw SQL that
 * uses them no longer compiles when a field is renamed.
 */
export function columnsOf<Model extends Prisma.ModelName>(
  model: Model,
  alias = tableName(model),
): Columns<Model> {
  const fields = Object.keys(Prisma[`${model}ScalarFieldEnum`])
  const start = alias && `${alias}.`
  return Object.fromEntries(
    fields.map((field) => [field, Prisma.raw(start + columnName(field))]),
  ) as Columns<Model>
}

/** Returns a select list of a model's fields, each under its own name. */
export function selected<Model extends Prisma.ModelName>(model: Model, fields: readonly Field<Model>[]) {
  const columns = columnsOf(model)
  return Prisma.join(fields.map((field) => Prisma.sql`${columns[field]} AS ${Prisma.raw(`"${field}"`)}`))
}

/** Returns the condition for records that can be opened: of the right kind and not in the Trash. */
export function openableRows({ only = {}, hasTrash }: RecordFacts): Prisma.Sql {
  return hasTrash ? Prisma.sql`${rowsWith(only)} AND deleted_at IS NULL` : rowsWith(only)
}

/** Returns the condition for rows with these values. */
export function rowsWith(values: Readonly<Partial<Record<string, string>>>): Prisma.Sql {
  const conditions = Object.entries<string | undefined>(values).map(
    ([field, value]) => Prisma.sql`${columnOf(field)}::text = ${value}`,
  )
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`TRUE`
}
