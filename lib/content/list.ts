import 'server-only'
import type { z } from 'zod'
import { chosenImageColumns, type UploadedImage } from '@/lib/media/schema'
import type { CacheTag } from '@/lib/nouns'
import type { Transaction } from '@/lib/platform/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { ContentFacts, ListFacts } from '@/lib/platform/noun'
import type { OrderedList } from '@/lib/platform/ordered-list'
import { rowsWith, tableOf } from '@/lib/platform/record-sql'

/** The parsed form of a row. */
export interface Content {
  id: string
  /** 0 for a new row. */
  version: number
  [column: string]: string | number | Date | null
}
export type ContentSchema = z.ZodObject & z.ZodType<Content>

export interface ListRow {
  id: string
  version: number
  deletedAt: Date | null
}

type Columns<Model extends Prisma.ModelName> = Prisma.TypeMap['model'][Model]['payload']['scalars']
/** The models whose rows staff reorder, and delete into the Trash. */
type ListModel = {
  [Model in Prisma.ModelName]: Columns<Model> extends ListRow & { position: number } ? Model : never
}[Prisma.ModelName]

/** The columns of these names; `never` for what is no column of the model. */
type ColumnsOf<Model extends ListModel, Fields> = {
  [Field in keyof Fields]: Field extends keyof Columns<Model> ? Columns<Model>[Field] : never
}
/** A row as the back office reads it: the fields of its form, and the image that one of them names. */
export type ReadRow<Model extends ListModel, Fields> = ColumnsOf<Model, Fields> &
  ListRow &
  (Fields extends { imageId: unknown } ? { image: UploadedImage | null } : unknown)

/** The part of Prisma's methods that a list needs. */
interface Rows<Row> {
  findMany(args: { where: object; orderBy?: object; select: object }): Promise<Row[]>
  findFirst(args: { where: object; select: object }): Promise<Row | null>
  count(args: { where: object }): Promise<number>
  create(args: { data: object; select: object }): Promise<unknown>
  updateMany(args: { where: object; data: object }): Promise<{ count: number }>
}

/** A list of content that staff add to, edit, reorder and delete from. */
export interface ContentList<Row extends ListRow = ListRow, Schema extends ContentSchema = ContentSchema>
  extends OrderedList {
  noun: CacheTag
  /** Its name in actions: "milestone". */
  key: string
  screen: ContentFacts
  facts: ListFacts
  schema: Schema
  /** The columns that its form edits. */
  fields: readonly string[]
  select: object
  only: object
  rows(tx: Transaction): Rows<Row>
  titleOf(row: Row): string
  inLog(row: z.output<Schema>): string
}

interface Declaration<Model extends ListModel, Schema extends ContentSchema> {
  model: Model
  /** Each of its fields is a column. A field called `imageId` names an image of the gallery. */
  schema: Schema & (z.output<Schema> extends ColumnsOf<Model, z.output<Schema>> ? unknown : never)
  /** The values that tell its rows from those of other lists in the same table. */
  only?: { [Column in keyof Columns<Model>]?: string }
  /** Returns a row's name in the Trash. */
  titleOf: (row: ReadRow<Model, z.output<Schema>>) => string
  /** Returns a row's name in the activity log, after "added" or "changed". */
  inLog: (row: z.output<Schema>) => string
}

/** Declares a list of content. Its `noun` has the facts about it under the same key. */
export function contentList<Key extends string, Model extends ListModel, Schema extends ContentSchema>(
  noun: { name: CacheTag; content: ContentFacts & { lists: Record<Key, ListFacts> } },
  key: Key,
  { model, schema, only = {}, ...naming }: Declaration<Model, Schema>,
): ContentList<ReadRow<Model, z.output<Schema>>, Schema> & { key: Key } {
  const fields = Object.keys(schema.shape).filter((field) => field !== 'id' && field !== 'version')
  const columns = ['id', 'version', 'deletedAt', ...fields]
  return {
    noun: noun.name,
    key,
    screen: noun.content,
    facts: noun.content.lists[key],
    schema,
    fields,
    only,
    table: tableOf(model).sql,
    where: rowsWith(only),
    select: {
      ...Object.fromEntries(columns.map((column) => [column, true])),
      ...(fields.includes('imageId') && { image: { select: chosenImageColumns } }),
    },
    // Prisma types the methods of each model on their own. The columns above are checked, so every model answers like this.
    rows: (tx) =>
      Reflect.get(tx, model.charAt(0).toLowerCase() + model.slice(1)) as Rows<
        ReadRow<Model, z.output<Schema>>
      >,
    ...naming,
  }
}
