import type { LucideIcon } from 'lucide-react'
import type { Route } from 'next'
import type { Prisma } from './generated/prisma/client'

/** A noun's facts, safe in the browser. `lib/nouns.ts` lists all nouns; everything that lists them reads it. */
export interface Noun {
  /** Its folder in lib/, and its name in the audit log unless a kind of record has another. */
  name: string
  /** True if public reads are cached under its name; each write expires them. */
  isCached?: true
  /** Its entries in the sidebar. */
  screens?: readonly Screen[]
  /** Its records that can be searched for, opened from the audit log, or both; by a key that stays the same. */
  records?: Readonly<Record<string, RecordFacts>>
  /** Where audit events lead that are not about one of `records`. */
  auditPages?: readonly AuditPage[]
  /** The screen of its lists, if it has lists of content. */
  content?: ContentFacts
}

/** A screen on which staff edit a public page: texts and lists, a tab each. */
export interface ContentFacts {
  title: string
  /** The public page, and what the link to it says. */
  view: { href: Route; label: string }
  tabs: readonly { href: Route; label: string }[]
  /** The tab that shows what was deleted from its lists. */
  trash: Route
  /** Shown after every save, where it is not "Core value created successfully!". */
  saved?: string
  lists: Readonly<Record<string, ListFacts>>
}

export interface ListFacts {
  /** That of its tab. */
  path: Route
  /** The section of the public page that shows it, where it has one of its own. */
  view?: Route
  label: string
  /** One of its rows, in messages and on buttons: "core value". */
  name: string
  /** Asked before one is deleted, unless it is "Are you sure you want to delete this core value?". */
  question?: string
  /** One row and all of them, as the activity log calls them: "a core value", "the core values". */
  one: string
  all: string
}

export interface Screen {
  href: Route
  label: string
  /** The sidebar's group; screens without one come first. */
  group?: 'Audience' | 'Content' | 'Hiring' | 'Legal' | 'Site'
  Icon: LucideIcon
  /** Opens it after G. No two screens have the same. */
  key: string
  /** Other words that people type when they look for it. */
  words: string
  /** Pages below it that people look for by name. */
  pages?: readonly ScreenPage[]
}

export interface ScreenPage {
  href: Route
  label: string
  words?: string
  /** It is a form for something new. */
  isNew?: true
}

/** The fields of a model that are columns of its table. */
export type Field<Model extends Prisma.ModelName> =
  keyof Prisma.TypeMap['model'][Model]['payload']['scalars'] & string

export interface RecordFacts<Model extends Prisma.ModelName = Prisma.ModelName> {
  /** The heading of its group in the palette. */
  label: string
  Icon: LucideIcon
  model: Model
  /** The column that identifies a record, "id" unless said otherwise. */
  id?: Field<Model>
  /** Joined with spaces. */
  title: readonly Field<Model>[]
  /** The columns that distinguish records of the same title. */
  detail?: readonly Field<Model>[]
  /** Columns of the palette's search: one that holds folded text, or several that are folded together. Absent: not searched. */
  search?: Field<Model> | readonly Field<Model>[]
  /** Only rows with these values, and never what is in the Trash. */
  only?: Partial<Record<Field<Model>, string>>
  hasTrash?: true
  /** The address of a record, up to its id. */
  path: string
  /** The column that completes `path` in the palette where that is not the id. */
  address?: Field<Model>
  /** A list that takes `?q=` and searches the same way. */
  list?: Route
  /** A person, or named by visitors: a browser never remembers which of them was opened. */
  isPersonal?: true
  /** Its name in the audit log where that is not the noun's. */
  auditName?: string
}

export interface AuditPage {
  /** The name in the audit log, the noun's own unless given. */
  noun?: string
  /** Every record unless given. */
  recordId?: string
  href: Route
}

/** Returns the facts of a kind of record; its columns are checked against the database schema. */
export function record<Model extends Prisma.ModelName>(facts: RecordFacts<Model>): RecordFacts {
  return facts as unknown as RecordFacts
}
