import 'server-only'
import { Prisma } from './generated/prisma/client'
import type { Field } from './noun'
import { type Columns, columnName, columnsOf, tableOf } from './record-sql'

/**
 * How a noun treats each column that can contain text, and its tables of personal data. Content lists need no
 * treatment, because staff write them for publication.
 */
export interface PersonalData {
  columns: { readonly [Model in Prisma.ModelName]?: Treatments<Field<Model>> }
  /** In order of erasure: rows that refer to other rows come first. */
  tables?: readonly PersonalTable[]
  /** Columns outside the models ("faq.search_vector"), each with the reason why it identifies nobody. */
  keptOutsideModels?: Readonly<Record<string, string>>
}

/**
 * How a model's columns are treated when a person is erased. A test compares them with the database and fails for a
 * column without a treatment.
 */
export interface Treatments<Column> {
  /** The table's title in the erasure record. Models in `tables` have their title there. */
  title?: string
  /**
   * The row belongs to the person and is deleted, or loses its `email` if the table `isKept`. `PersonalTable.own`
   * selects it. The column cannot contain the address of someone else.
   */
  erased?: readonly Column[]
  /** Free text that may contain the person's address, which is redacted in everyone else's rows. */
  redacted?: readonly Column[]
  /** JSON that may contain the person's address, which is redacted. */
  redactedJson?: readonly Column[]
  /** A row that mentions the address is deleted. */
  dropped?: readonly Column[]
  /** Columns that identify nobody, by the reason why. */
  kept?: Readonly<Record<string, readonly Column[]>>
}

export const EDITORIAL = 'published by the team, written by staff'
export const TEAM = "the team's own"

/** The personal data in one table. */
export interface PersonalTable {
  model: Prisma.ModelName
  title: string
  /** The reason for keeping the data. Both staff and the person read it. */
  purpose: string
  /** The condition for the person's rows, for a table with the alias `held`. */
  own: (email: string) => Prisma.Sql
  /** The row as shown to the person, as jsonb. */
  shown: (email: string) => Prisma.Sql
  /** The time to sort by. */
  at: Prisma.Sql
  /** The column with the id of the email that was sent for the row. */
  mail?: Prisma.Sql
  /** True if the row is kept and only loses its `email`. */
  isKept?: boolean
  /** The model, if its rows have an address and an id that emails and other rows refer to. */
  person?: PersonModel
}

export type PersonModel = {
  [Model in Prisma.ModelName]: 'id' | 'email' extends Field<Model> ? Model : never
}[Prisma.ModelName]

interface PersonalTableFacts<Model extends Prisma.ModelName>
  extends Pick<PersonalTable, 'title' | 'purpose' | 'person' | 'isKept'> {
  own: (email: string, held: Columns<Model>) => Prisma.Sql
  /**
   * Columns that say nothing about the person: internal keys, hashes, derived values, and the member of staff who
   * acted.
   */
  hidden: readonly Field<Model>[]
  /** Columns that are shown in a different form than stored. */
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

/** Returns the condition for rows whose own `email` is the address. */
export const byAddress = (address: string, { email }: { email: Prisma.Sql }) =>
  Prisma.sql`${email} = ${address}`

/** Returns a subquery for the ids of rows with the address. */
export function idsOf(model: PersonModel, address: string) {
  const { id, email } = columnsOf(model)
  return Prisma.sql`SELECT ${id} FROM ${tableOf(model)} WHERE ${email} = ${address}`
}

const MIGRATIONS = 'which migrations ran'
const RANDOM = 'random or hashed, and erased when its day ends'

export const platformData: PersonalData = {
  columns: {
    RateLimit: { kept: { 'networks and hashes, erased within the hour': ['key'] } },
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
