import 'server-only'
import type { z } from 'zod'
import { chosenImageColumns, type UploadedImage } from '@/lib/media/schema'
import type { CacheTag } from '@/lib/nouns'
import type { Transaction } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { ContentFacts, ListFacts } from '@/lib/platform/noun'
import type { OrderedList, TextLimit } from '@/lib/platform/ordered-list'
import { columnOf, rowsWith, tableOf } from '@/lib/platform/record-sql'

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
/** The models that support reordering and the Trash. */
type ListModel = {
  [Model in Prisma.ModelName]: Columns<Model> extends ListRow & { position: number } ? Model : never
}[Prisma.ModelName]

/** The types of these columns; `never` for a field that is not a column of the model. */
type ColumnsOf<Model extends ListModel, Fields> = {
  [Field in keyof Fields]: Field extends keyof Columns<Model> ? Columns<Model>[Field] : never
}
/** A row as the back office reads it: the fields of its form, and its image if it has one. */
export type ReadRow<Model extends ListModel, Fields> = ColumnsOf<Model, Fields> &
  ListRow &
  (Fields extends { imageId: unknown } ? { image: UploadedImage | null } : unknown)

/** The Prisma methods that a list needs. */
interface Rows<Row> {
  findMany(args: { where: object; orderBy?: object; take?: number; select: object }): Promise<Row[]>
  findFirst(args: { where: object; select: object }): Promise<Row | null>
  count(args: { where: object }): Promise<number>
  create(args: { data: object; select: object }): Promise<unknown>
  updateMany(args: { where: object; data: object }): Promise<{ count: number }>
}

/** A list of content that staff add to, edit, reorder and delete from. */
export interface ContentList<Row extends ListRow = ListRow, Schema extends ContentSchema = ContentSchema>
  extends OrderedList {
  noun: CacheTag
  /** The name of the list in actions, such as "milestone". */
  key: string
  screen: ContentFacts
  facts: ListFacts
  schema: Schema
  /** The columns that the form edits. */
  fields: readonly string[]
  text: TextLimit
  select: object
  only: object
  rows(tx: Transaction): Rows<Row>
  titleOf(row: Row): string
  inLog(row: z.output<Schema>): string
}

interface Declaration<Model extends ListModel, Schema extends ContentSchema> {
  model: Model
  /** Every field must be a column. A field named `imageId` refers to an image in the gallery. */
  schema: Schema & (z.output<Schema> extends ColumnsOf<Model, z.output<Schema>> ? unknown : never)
  /** Column values that distinguish the list from others in the same table. */
  only?: { [Column in keyof Columns<Model>]?: string }
  /** Returns the title of a row in the Trash. */
  titleOf: (row: ReadRow<Model, z.output<Schema>>) => string
  /** Returns the name of a row in the activity log, after "added" or "changed". */
  inLog: (row: z.output<Schema>) => string
}

/** Declares a list of content. `noun` contains the facts about the list under the same key. */
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
    text: textLimit(fields),
    select: {
      ...Object.fromEntries(columns.map((column) => [column, true])),
      ...(fields.includes('imageId') && { image: { select: chosenImageColumns } }),
    },
    // Prisma types each model's methods separately. The columns are checked above, so this cast is safe.
    rows: (tx) =>
      Reflect.get(tx, model.charAt(0).toLowerCase() + model.slice(1)) as Rows<
        ReadRow<Model, z.output<Schema>>
      >,
    ...naming,
  }
}

/**
 * Returns the limit of the text that a page shows of all rows together. A row costs as much time as 400 characters, so
 * it counts as 400 more. A page with five lists at their limit takes 0.4 to 0.75 seconds to render.
 */
export function textLimit(columns: readonly string[]): TextLimit {
  const length = Prisma.sql`400 + length(concat(${Prisma.join(columns.map(columnOf))}))`
  return { length, max: 120_000 }
}
