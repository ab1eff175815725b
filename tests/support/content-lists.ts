import { globSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import type { z } from 'zod'
import { listRows, listTrash } from '@/lib/content/admin-queries'
import { contentLists } from '@/lib/nouns-server'
import type { ActionResult } from '@/lib/platform/action-result'
import { db } from '@/lib/platform/db'
import { fillIn, formOf, optionsOf } from './sample-form'

// Finds every content list by the names and inputs of its actions, so that new lists are covered automatically. A
// list has an action `<noun>.save-<item>` that takes an id and a version, and `<noun>.delete`, `restore` and `order`
// (optionally followed by the item's name).

type Call = (input: object) => Promise<ActionResult<unknown>>
interface ListAction {
  name: string
  noun: string
  call: Call
  schema: z.ZodType
}

export interface ContentList {
  name: string
  noun: string
  table: string
  /** True if staff reorder it and delete to the Trash; otherwise deletion is final. */
  isOrdered: boolean
  /** The form fields with content. */
  fields: string[]
  /** Returns the filled-in form for a new row; `choice` picks different options. */
  form: (mark?: string, choice?: number) => Record<string, unknown> & { id: string }
  save: Call
  remove: (id: string) => ReturnType<Call>
  restore: (id: string) => ReturnType<Call>
  reorder: (ids: string[], previousIds: string[]) => ReturnType<Call>
  /** True if rows that are missing from a new order keep their place; otherwise the order is refused. */
  completesOrders: boolean
  /** Returns the ids outside the Trash, in order. */
  ids: () => Promise<string[]>
  /** Returns what the queries of the list's noun return, one text each: those of the site, or of the panel with its Trash. */
  read: (file: 'queries' | 'admin-queries', name?: RegExp) => Promise<string[]>
}

export const newMark = () => `m${crypto.randomUUID().slice(0, 7)}`

/** Creates the records that fields refer to. */
const references: Record<string, () => Promise<string>> = {
  fileId: async () => {
    const data = { key: `${newMark()}.svg`, name: 'logo.svg', contentType: 'image/svg+xml', size: 1 }
    return (await db.pressFile.create({ data: { ...data, sha256: '0'.repeat(64) } })).id
  },
}

/** Returns all admin actions with their schemas. */
async function findActions(): Promise<ListAction[]> {
  const options = new Map<unknown, { name: string; schema: z.ZodType }>()
  vi.doMock('@/lib/auth/admin-action', async (importOriginal) => {
    const original = await importOriginal<typeof import('@/lib/auth/admin-action')>()
    const adminAction = (...args: Parameters<typeof original.adminAction>) => {
      const call = original.adminAction(...args)
      options.set(call, args[0])
      return call
    }
    return { ...original, adminAction }
  })
  const found: ListAction[] = []
  for (const file of globSync('lib/*/actions.ts')) {
    const exported: Record<string, Call> = await import(path.resolve(file))
    for (const call of Object.values(exported)) {
      const built = options.get(call)
      if (built) found.push({ ...built, call, noun: path.basename(path.dirname(file)) })
    }
  }
  vi.doUnmock('@/lib/auth/admin-action')
  return found
}

const takes = ({ schema }: ListAction, ...fields: string[]) => {
  const { properties } = formOf(schema)
  return fields.every((field) => field in properties)
}

/** Finds the lists, and any action of their nouns that looks like a list's but belongs to none. Call it as an administrator. */
export async function findContentLists() {
  const actions = await findActions()
  const used = new Set<ListAction>()
  const lists: ContentList[] = []
  for (const save of actions) {
    const item = save.name.split('.save-')[1]
    if (!item || !takes(save, 'id', 'version')) continue
    // An action shared by several lists names the lists that it accepts.
    const isForOthers = ({ schema }: ListAction, list: string) => {
      const named = optionsOf(formOf(schema).properties.list)
      const isKnown = (other: string) => actions.some(({ name }) => name === `${save.noun}.save-${other}`)
      return !named.includes(list) && named.some(isKnown)
    }
    const pick = (...names: string[]) => {
      const found = names
        .map((name) => actions.find((one) => one.name === `${save.noun}.${name}`))
        .find((one) => one && !isForOthers(one, item))
      if (found) used.add(found)
      return found
    }
    const remove = pick(`delete-${item}`, 'delete')
    const restore = pick(`restore-${item}`, 'restore')
    const order =
      pick(`order-${item}s`, 'order') ??
      actions.find((one) => one.noun === save.noun && takes(one, 'orders') && ordersRowsOf(one, save))
    if (!remove) throw new Error(`${save.name} has no matching delete action`)
    used.add(save).add(order ?? save)
    for (const part of partsOf(save, remove))
      lists.push(await makeList({ save, remove, restore, order }, item, part))
  }
  const nouns = new Set(lists.filter(({ isOrdered }) => isOrdered).map(({ noun }) => noun))
  const uncovered = actions
    .filter((one) => nouns.has(one.noun) && !used.has(one))
    .filter(
      (one) => takes(one, 'ids', 'previousIds') || (takes(one, 'id') && /\.(delete|restore)/.test(one.name)),
    )
    .map(({ name }) => name)
  return { lists, uncovered }
}

const ordersRowsOf = (order: ListAction, save: ListAction) => {
  const fields = Object.keys(elementOf(order)).filter((field) => !['ids', 'previousIds'].includes(field))
  return takes(save, ...fields)
}
const elementOf = ({ schema }: ListAction) => formOf(schema).properties.orders?.items?.properties ?? {}

/** A table may contain several lists, such as the sections of two documents. The delete action gets the list's name. */
function partsOf(save: ListAction, remove: ListAction): Record<string, string>[] {
  const { properties } = formOf(save.schema)
  const [key] = Object.keys(formOf(remove.schema).properties).filter(
    (field) => field !== 'id' && optionsOf(properties[field]).length > 0,
  )
  return key ? optionsOf(properties[key]).map((value) => ({ [key]: value })) : [{}]
}

interface Actions {
  save: ListAction
  remove: ListAction
  restore: ListAction | undefined
  order: ListAction | undefined
}

async function makeList(
  { save, remove, restore, order }: Actions,
  item: string,
  part: Record<string, string>,
) {
  const { properties } = formOf(save.schema)
  const values: Record<string, unknown> = { version: 0, ...part }
  for (const [field, make] of Object.entries(references))
    if (field in properties) values[field] = await make()
  // A list that is reordered by group, such as answers by category, is tested with its first group.
  const group = Object.keys(order ? elementOf(order) : {}).filter((field) => field in properties)
  const shared = { ...part }
  for (const field of group) shared[field] = optionsOf(properties[field])[0] ?? ''

  const form: ContentList['form'] = (mark = newMark(), choice = 0) => {
    const id = crypto.randomUUID()
    return { ...fillIn(save.schema, mark, { ...values, ...shared, id }, choice), id }
  }
  const probe = form()
  const saved = await save.call(probe)
  if (!saved.ok) throw new Error(`${save.name} refused a filled-in form: ${JSON.stringify(saved)}`)
  const { table, where } = await findTable(probe.id, shared, properties)
  const input = (action: ListAction | undefined, fields: object) => {
    if (!action) throw new Error(`${save.name} belongs to a list without the action that a test calls`)
    const { list } = formOf(action.schema).properties
    const named = optionsOf(list).includes(item) ? { list: item } : list && { list: Object.values(part)[0] }
    return { ...named, ...('list' in formOf(action.schema).properties ? {} : part), ...fields }
  }
  return {
    name: [save.noun, item, ...Object.values(part)].join(' '),
    noun: save.noun,
    table,
    isOrdered: where !== null,
    // A field that accepts anything is the row's place in the list.
    fields: Object.entries(properties)
      .filter(([, field]) => field.type || field.anyOf)
      .map(([name]) => name)
      .filter((name) => name !== 'id' && name !== 'version' && !(name in part)),
    form,
    save: save.call,
    remove: async (id) => remove.call(input(remove, { id })),
    restore: async (id) => (restore ?? remove).call(input(restore, { id })),
    reorder: async (ids, previousIds) => {
      if (!order) throw new Error(`${save.name} belongs to a list that cannot be reordered`)
      if (!takes(order, 'orders')) return order.call(input(order, { ids, previousIds }))
      return order.call({ edits: [], orders: [{ ...shared, ids, previousIds }] })
    },
    completesOrders: order !== undefined && takes(order, 'orders'),
    ids: async () => {
      const rows = await db.$queryRawUnsafe<{ id: string }[]>(
        `select id::text from ${table} where deleted_at is null and ${where} order by position`,
      )
      return rows.map(({ id }) => id)
    },
    read: async (file, name) => {
      const texts = await read(`lib/${save.noun}/${file}.ts`, Object.values(part), name)
      const declared = contentLists.filter(({ noun }) => noun === save.noun)
      const [first] = declared
      if (file === 'queries' || !first) return texts
      const trash = await listTrash(first.noun, Object.fromEntries(declared.map((list) => [list.key, list])))
      if (name?.test('Trash')) return [...texts, JSON.stringify(trash)]
      const rows = await Promise.all(declared.map((list) => listRows(list)))
      return [...texts, ...rows.map((each) => JSON.stringify(each))]
    },
  } satisfies ContentList
}

/** Returns a row by column name, or undefined. */
export async function findRow(table: string, id: string) {
  const [found] = await db.$queryRawUnsafe<{ row: Record<string, unknown> }[]>(
    `select to_jsonb(t) as row from ${table} t where id::text = $1`,
    id,
  )
  return found?.row
}

/** Returns the table of a saved row, and the values it shares with the other rows of its list. */
async function findTable(id: string, shared: Record<string, string>, properties: object) {
  const columns = await db.$queryRawUnsafe<{ table: string; column: string; type: string }[]>(`
    select table_name as "table", column_name as "column", data_type as type from information_schema.columns
    where table_schema = 'public'`)
  const tables = Map.groupBy(columns, ({ table }) => table)
  for (const [table, tableColumns] of tables) {
    const has = (name: string) => tableColumns.some(({ column }) => column === name)
    if (!has('id') || !has('version')) continue
    const row = await findRow(table, id)
    if (!row) continue
    if (!has('position') || !has('deleted_at')) return { table, where: null }
    // Set by the action rather than the form: which of the table's lists it belongs to.
    const fixed = tableColumns.filter(
      ({ column, type }) => type === 'USER-DEFINED' && !(column in properties),
    )
    const same = { ...shared, ...Object.fromEntries(fixed.map(({ column }) => [column, row[column] ?? ''])) }
    const conditions = Object.entries(same).map(([column, value]) => `${column}::text = '${value}'`)
    return { table, where: ['true', ...conditions].join(' and ') }
  }
  throw new Error(`No table contains the saved row ${id}`)
}

/** Calls the queries of a file that take no more than these arguments. */
async function read(file: string, args: string[], named = /./): Promise<string[]> {
  const exported: Record<string, unknown> = await import(path.resolve(file))
  const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
  const texts: string[] = []
  for (const [name, call] of Object.entries(exported))
    if (typeof call === 'function' && named.test(name) && call.length <= args.length)
      texts.push(JSON.stringify(await call(...args), asText) ?? '')
  return texts
}

/** Returns the tables that have a position and a Trash, as lists do. */
export async function findOrderedTables() {
  const rows = await db.$queryRawUnsafe<{ name: string }[]>(`
    select table_name as name from information_schema.columns where table_schema = 'public'
    and column_name in ('position', 'deleted_at') group by 1 having count(*) = 2`)
  return rows.map(({ name }) => name)
}
