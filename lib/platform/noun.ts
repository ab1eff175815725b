import type { LucideIcon } from 'lucide-react'
import type { Route } from 'next'
import type { Prisma } from './generated/prisma/client'
import type { Role } from './role'

/** The facts about a noun, safe in the browser. Everything that lists nouns reads them from `lib/nouns.ts`. */
export interface Noun {
  /** The folder in lib/, and the name in the audit log unless a kind of record has its own. */
  name: string
  /** The roles besides owners that may see and change everything about it. By default, there are none. */
  roles?: readonly Role[]
  /** The roles that may see it, but not change anything. */
  readers?: readonly Role[]
  /** True if public reads are cached under this name. Every write expires them. */
  isCached?: true
  /** Entries in the sidebar. */
  screens?: readonly Screen[]
  /** The kinds of records that the palette searches or the audit log links to, by a key that never changes. */
  records?: Readonly<Record<string, RecordFacts>>
  /** Pages for audit events that are not about one of `records`. */
  auditPages?: readonly AuditPage[]
  /** The screen with the noun's content lists, if it has any. */
  content?: ContentFacts
}

/** A screen on which staff edit a public page: texts and lists, each in a tab. */
export interface ContentFacts {
  title: string
  /** The public page, and the label of the link to it. */
  view: { href: Route; label: string }
  tabs: readonly { href: Route; label: string }[]
  /** The tab with deleted rows. */
  trash: Route
  /** The message after every save, replacing the default "Core value created successfully!". */
  saved?: string
  lists: Readonly<Record<string, ListFacts>>
}

export interface ListFacts {
  /** The tab's path. */
  path: Route
  /** The section of the public page, if the list has its own. */
  view?: Route
  label: string
  /** One row, in messages and on buttons: "core value". */
  name: string
  /** The question before deleting, replacing the default "Are you sure you want to delete this core value?". */
  question?: string
  /** One row and all rows, in the activity log, replacing the default "a core value" and "the core values". */
  one?: string
  all?: string
}

export interface Screen {
  href: Route
  label: string
  /** The group in the sidebar. Screens without a group come first. */
  group?: 'Audience' | 'Content' | 'Hiring' | 'Legal' | 'Site'
  Icon: LucideIcon
  /** The key that opens the screen after G. It is unique. */
  key: string
  /** Other words that people search for. */
  keywords: string
  /** Pages below the screen that people search for. */
  pages?: readonly ScreenPage[]
  /** The rows to count. The count is shown next to the label in the sidebar. */
  waiting?: WaitingRows
}

/** Rows that wait for staff, such as unread messages. An index must cover them. */
export interface WaitingRows<Model extends Prisma.ModelName = Prisma.ModelName> {
  /** The word after the number: "Contact, 3 unread". */
  word: string
  model: Model
  only?: Partial<Record<Field<Model>, string | readonly string[]>>
  hasTrash?: true
  /** Only counts rows whose value in this column is newer than the person's last visit to the screen. */
  since?: Field<Model>
}

export interface ScreenPage {
  href: Route
  label: string
  keywords?: string
  /** True if the page is a form for a new record. */
  isNew?: true
}

/** The fields of a model that are table columns. */
export type Field<Model extends Prisma.ModelName> =
  keyof Prisma.TypeMap['model'][Model]['payload']['scalars'] & string

export interface RecordFacts<Model extends Prisma.ModelName = Prisma.ModelName> {
  /** The heading of the group in the palette. */
  label: string
  Icon: LucideIcon
  model: Model
  /** The column that identifies a record; "id" by default. */
  id?: Field<Model>
  /** The columns of the title, which are joined by spaces. */
  title: readonly Field<Model>[]
  /** Columns that distinguish records with the same title. */
  detail?: readonly Field<Model>[]
  /**
   * The columns that the palette searches: one with folded text, or several that are folded together. Omitted if it
   * is not searched.
   */
  search?: Field<Model> | readonly Field<Model>[]
  /** Restricts the rows to these values. Rows in the Trash are never included. */
  only?: Partial<Record<Field<Model>, string>>
  hasTrash?: true
  /** The path of a record without its id. */
  path: string
  /** The column that completes `path` in the palette, if it is not the id. */
  address?: Field<Model>
  /** A list that accepts `?q=` and searches the same columns. */
  list?: Route
  /** True for people and for records named by visitors. The browser never remembers opening them. */
  isPersonal?: true
  /** The name in the audit log, if it is not the noun's. */
  auditName?: string
}

export interface AuditPage {
  /** The name in the audit log; the noun's own by default. */
  noun?: string
  /** All records by default. */
  recordId?: string
  href: Route
}

/** Declares a kind of record. Its columns are checked against the database schema. */
export function record<Model extends Prisma.ModelName>(facts: RecordFacts<Model>): RecordFacts {
  return facts as unknown as RecordFacts
}

/** Declares rows that wait for staff. Their columns are checked against the database schema. */
export function waitingRows<Model extends Prisma.ModelName>(rows: WaitingRows<Model>): WaitingRows {
  return rows as unknown as WaitingRows
}
