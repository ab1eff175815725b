import 'server-only'
import { Prisma } from './generated/prisma/client'
import type { Field } from './noun'
import { type Columns, columnName, columnsOf, tableOf } from './record-sql'

/**
 * A noun's decision about each of its columns that can hold text, and its tables of personal data. What a list of content holds needs
 * none: staff write it, and the site publishes it.
 */
export interface PersonalData {
  columns: { readonly [Model in Prisma.ModelName]?: Treatments<Field<Model>> }
  /** Rows are erased in this order: those that refer to others, and those by which they are found, come first. */
  tables?: readonly PersonalTable[]
  /** Columns that no model has ("faq.search_vector"), each with the reason why nobody is named there. */
  keptOutsideModels?: Readonly<Record<string, string>>
}

/**
 * How a model's columns are treated when a person is erased. A test compares all of them with the database, so that a column
 * without a decision fails it.
 */
export interface Treatments<Column> {
  /** Its row belongs to a person (a holding says to whom) and goes. */
  erased?: readonly Column[]
  /** Free text that may name a person's address; the address is cut out of it. */
  redacted?: readonly Column[]
  /** The same in JSON. */
  redactedJson?: readonly Column[]
  /** A row that names the address goes as a whole. */
  dropped?: readonly Column[]
  /** By the reason why nobody is named there. */
  kept?: Readonly<Record<string, readonly Column[]>>
}

export const EDITORIAL = 'published by the team, written by staff'
export const TEAM = "the team's own"

/** The personal data in one table. */
export interface PersonalTable {
  model: Prisma.ModelName
  title: string
  /** Why it is kept, as the person is told. */
  purpose: string
  /** Which rows are the person's, as a condition on the table named `held`. */
  own: (email: string) => Prisma.Sql
  /** A row as the person is shown it, as jsonb. */
  shown: (email: string) => Prisma.Sql
  /** The time by which its rows are sorted. */
  at: Prisma.Sql
  /** The column with the email that a row led to. */
  mail?: Prisma.Sql
  /** The model again, where its rows have an address and an id, to which emails and other rows refer. */
  person?: PersonModel
}

export type PersonModel = {
  [Model in Prisma.ModelName]: 'id' | 'email' extends Field<Model> ? Model : never
}[Prisma.ModelName]

interface PersonalTableFacts<Model extends Prisma.ModelName>
  extends Pick<PersonalTable, 'title' | 'purpose' | 'person'> {
  own: (email: string, held: Columns<Model>) => Prisma.Sql
  /** Columns that say nothing about the person: keys of ours, hashes, what is derived, who of the team did it. */
  hidden: readonly Field<Model>[]
  /** Columns that are shown otherwise than they are stored. */
  shownAs?: (email: string, held: Columns<Model>) => { [Column in Field<Model>]?: Prisma.Sql }
  at: Field<Model>
  mail?: Field<Model>
}

export function personalTable<Model extends Prisma.ModelName>(
  model: Model,
  facts: PersonalTableFacts<Model>,
): PersonalTable {
  const { own, hidden, shownAs, at, mail, ...rest } = facts
  const held = columnsOf(model, 'held')
  const shown = Prisma.sql`to_jsonb(held) - ${hidden.map(columnName)}::text[]`
  return {
    ...rest,
    model,
    own: (email) => own(email, held),
    shown: (email) => (shownAs ? Prisma.sql`${shown} || ${asObject(shownAs(email, held))}` : shown),
    at: held[at],
    ...(mail && { mail: held[mail] }),
  }
}

function asObject(columns: { readonly [field: string]: Prisma.Sql | undefined }) {
  const entries = Object.entries(columns).map(
    ([field, value]) => Prisma.sql`${columnName(field)}::text, ${value}`,
  )
  return Prisma.sql`jsonb_build_object(${Prisma.join(entries)})`
}

/** Returns the condition for the rows that have the address themselves. */
export const byAddress = (address: string, { email }: { email: Prisma.Sql }) =>
  Prisma.sql`${email} = ${address}`

/** Returns the ids of the rows that have the address. */
export function idsOf(model: PersonModel, address: string) {
  const { id, email } = columnsOf(model)
  return Prisma.sql`SELECT ${id} FROM ${tableOf(model)} WHERE ${email} = ${address}`
}

const MIGRATIONS = 'which migrations ran'
const RANDOM = 'random or hashed, and gone with its day'

export const platformData: PersonalData = {
  columns: {
    RateLimit: { kept: { 'networks and hashes, gone within the hour': ['key'] } },
    DailyVisitor: { kept: { [RANDOM]: ['hash'] } },
    DailyVisitorKey: { kept: { [RANDOM]: ['key'] } },
  },
  keptOutsideModels: {
    '_prisma_migrations.id': MIGRATIONS,
    '_prisma_migrations.checksum': MIGRATIONS,
    '_prisma_migrations.migration_name': MIGRATIONS,
    '_prisma_migrations.logs': MIGRATIONS,
  },
}
