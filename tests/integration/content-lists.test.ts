import { updateTag } from 'next/cache'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SESSION_ENDED } from '@/lib/auth/schema'
import { contentLists, jobs } from '@/lib/nouns-server'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { becomeAdmin } from '../support/admin'
import {
  type ContentList,
  findContentLists,
  findOrderedTables,
  findRow,
  newMark,
} from '../support/content-lists'
import { becomeVisitor } from '../support/request'

// The contract that every content list fulfils. New lists are discovered and tested automatically.

await becomeAdmin()
const { lists, uncovered } = await findContentLists()
const ordered = lists.filter(({ isOrdered }) => isOrdered)
const ok = { ok: true }
const refused = (text: string) => ({ ok: false, message: expect.stringContaining(text) })
const GONE = 'Someone deleted this in the meantime'

/** Lists with content that is too long for the activity log. */
const withoutDetails = ['help article', 'careers position', 'contact reply']

beforeEach(async () => {
  await becomeAdmin()
  vi.mocked(updateTag).mockClear()
})

type Dated = { id: string; date?: string }

async function add(list: ContentList, mark?: string) {
  const form = list.form(mark)
  expect(await list.save(form)).toMatchObject(ok)
  return { ...form, version: 1 }
}

/** Returns a row with every text and choice changed. */
const edited = (list: ContentList, row: { id: string }, version: number, mark = newMark()) => ({
  ...list.form(mark, 1),
  id: row.id,
  version,
})

const rowOf = ({ table }: ContentList, id: string) => findRow(table, id)
const eventsOf = (recordId: string) => db.auditEvent.findMany({ where: { recordId }, orderBy: { at: 'asc' } })
const contentOf = ({ fields }: ContentList, form: Record<string, unknown>) =>
  Object.fromEntries(fields.map((field) => [field, form[field]]))
/**
 * Counts how many of the site's queries return a text. Some keep it forever, such as a slug or a document's history.
 */
const countShown = async (list: ContentList, mark: string) =>
  (await list.read('queries')).filter((text) => text.includes(mark)).length

it('covers every table with an order and a Trash, and every action of these lists', async () => {
  expect([...new Set(ordered.map(({ table }) => table))].sort()).toEqual((await findOrderedTables()).sort())
  expect(uncovered).toEqual([])
})

/** The lists that noun files declare. The others have limits of their own. */
const declared = ordered.flatMap((list) => {
  const declaration = contentLists.find(({ noun, key }) => `${noun} ${key}` === list.name)
  return declaration ? [{ ...list, ...declaration, list }] : []
})

describe.each(declared)('the text of all rows of $name together', ({ list, table, where, text }) => {
  const full = refused('would contain too much text')
  const allLive = Prisma.sql`${where} AND deleted_at IS NULL`
  const { max } = text

  async function readLength() {
    const [sum] = await db.$queryRaw<{ length: number }[]>`
      SELECT sum(${text.length})::int AS length FROM ${Prisma.raw(table)} WHERE ${allLive}`
    return sum?.length ?? 0
  }
  /** Lowers the limit, so that there is only this much room left, or none if it is negative. */
  const leave = async (room: number) => {
    text.max = (await readLength()) + room
  }
  afterEach(() => {
    text.max = max
  })

  it('is far below its limit in the seed', async () => {
    expect(await readLength()).toBeLessThan(max / 5)
  })

  it('is limited for new, changed and restored rows, because one page shows them all', async () => {
    const [row, deleted, other] = [await add(list), await add(list), await add(list)]
    await list.remove(deleted.id)
    await leave(0)
    const before = await rowOf(list, row.id)
    const form = list.form()
    expect(await list.save(form)).toMatchObject(full)
    expect(await list.save({ ...list.form(`${newMark()}more`), id: row.id, version: 1 })).toMatchObject(full)
    expect(await list.restore(deleted.id)).toMatchObject(full)
    expect(await rowOf(list, form.id)).toBeUndefined()
    expect(await rowOf(list, row.id)).toEqual(before)
    await list.remove(other.id)
    expect(await list.restore(deleted.id)).toMatchObject(ok)
  })

  it('can be shortened step by step if it is already too long', async () => {
    const row = await add(list, `${newMark()}more`)
    await leave(-100)
    expect(await list.save({ ...list.form(), id: row.id, version: 1 })).toMatchObject(ok)
  })

  it('stays within its limit if two rows are added at the same time', async () => {
    const before = await readLength()
    await add(list)
    await leave((await readLength()) - before)
    const results = await Promise.all([list.save(list.form()), list.save(list.form())])
    expect(results.map((result) => result.ok).sort()).toEqual([false, true])
  })
})

describe.each(lists)('$name', (list) => {
  it('adds a row and changes it, with a log entry each', async () => {
    const marks = [newMark(), newMark()]
    const row = await add(list, marks[0])
    // Sign in as another person, because consecutive changes by the same person may share an entry.
    await becomeAdmin()
    expect(await list.save(edited(list, row, 1, marks[1]))).toMatchObject(ok)
    expect(await rowOf(list, row.id)).toMatchObject({ version: 2 })
    const events = await eventsOf(row.id)
    expect(events).toMatchObject([
      { actorName: 'Bisi', action: 'create' },
      { actorName: 'Bisi', action: 'update' },
    ])
    if (withoutDetails.includes(list.name)) return
    const details = events.map((event) => JSON.stringify(event.details))
    expect(details).toEqual(marks.map((mark) => expect.stringContaining(mark)))
  })

  it('creates one row if a form is sent twice, with the latest input', async () => {
    const form = list.form()
    for (const sent of [form, form]) expect(await list.save(sent)).toMatchObject(ok)
    expect((await eventsOf(form.id)).filter(({ action }) => action === 'create')).toHaveLength(1)
    const other = list.form()
    const again = { ...list.form(), id: other.id }
    for (const sent of [other, again]) expect(await list.save(sent)).toMatchObject(ok)
    expect(await list.save({ ...list.form(), id: other.id })).toMatchObject({
      saved: { version: 2, values: contentOf(list, again) },
    })
  })

  it('creates one row if a form is sent twice at the same time', async () => {
    const form = list.form()
    expect(await Promise.all([list.save(form), list.save(form)])).toMatchObject([ok, ok])
    expect(await rowOf(list, form.id)).toBeDefined()
    expect((await eventsOf(form.id)).filter(({ action }) => action === 'create')).toHaveLength(1)
  })

  it('refuses an outdated save, and shows what was saved and by whom', async () => {
    const row = await add(list)
    const editedByOther = edited(list, row, 1)
    await list.save(editedByOther)
    const mine = edited(list, row, 1)
    expect(await list.save(mine)).toMatchObject({
      ...refused('Bisi saved this on'),
      saved: { version: 2, values: contentOf(list, editedByOther) },
    })
    expect(await list.save({ ...mine, version: 2 })).toMatchObject(ok)
    expect(await rowOf(list, row.id)).toMatchObject({ version: 3 })
  })

  it('accepts exactly one of two simultaneous saves', async () => {
    const row = await add(list)
    const results = await Promise.all([list.save(edited(list, row, 1)), list.save(edited(list, row, 1))])
    expect(results.map((result) => result.ok).sort()).toEqual([false, true])
    expect(await rowOf(list, row.id)).toMatchObject({ version: 2 })
  })

  it('rejects an unknown id', async () => {
    const unknown = crypto.randomUUID()
    expect(await list.save({ ...list.form(), id: unknown, version: 1 })).toMatchObject(refused(GONE))
    expect(await list.remove(unknown)).toMatchObject(refused('no longer in the list'))
    expect(await rowOf(list, unknown)).toBeUndefined()
  })

  it('rejects unknown fields', async () => {
    for (const fields of [{ position: 1 }, { deletedAt: null }, { id: '../x' }, { version: -1 }]) {
      const form = list.form()
      expect(await list.save({ ...form, ...fields })).toMatchObject({ ok: false, fieldErrors: {} })
      expect(await rowOf(list, form.id)).toBeUndefined()
    }
  })

  it('is closed to visitors', async () => {
    const row = await add(list)
    const before = await rowOf(list, row.id)
    becomeVisitor()
    const calls = [list.save(edited(list, row, 1)), list.save(list.form()), list.remove(row.id)]
    for (const result of await Promise.all(calls))
      expect(result).toMatchObject({ ok: false, message: SESSION_ENDED })
    expect(await rowOf(list, row.id)).toEqual(before)
  })

  it('has its own message for unexpected errors, and saves nothing', async () => {
    const row = await add(list)
    const broken = () => vi.spyOn(db, '$transaction').mockRejectedValueOnce(new Error('unavailable'))
    broken()
    const form = list.form()
    expect(await list.save(form)).toMatchObject(refused('could not be saved'))
    expect(await rowOf(list, form.id)).toBeUndefined()
    broken()
    expect(await list.remove(row.id)).toMatchObject(refused('could not be deleted'))
  })

  if (list.fields.includes('imageId'))
    it('rejects a deleted image', async () => {
      const form = { ...list.form(), imageId: crypto.randomUUID() }
      expect(await list.save(form)).toMatchObject(refused('image has been deleted'))
      expect(await rowOf(list, form.id)).toBeUndefined()
    })
})

describe.each(ordered)('$name, in order', (list) => {
  it('adds a new row at the end and shows every change on the site', async () => {
    const [mark, changed] = [newMark(), newMark()]
    const row = await add(list, mark)
    expect((await list.ids()).at(-1)).toBe(row.id)
    expect(await countShown(list, mark)).toBeGreaterThan(0)
    await list.save({ ...list.form(changed), id: row.id, version: 1 })
    expect(await countShown(list, changed)).toBeGreaterThan(0)
    expect(updateTag).toHaveBeenCalledTimes(2)
    expect(updateTag).toHaveBeenCalledWith(list.noun)
  })

  it('gives many rows added at once distinct places', async () => {
    const forms = Array.from({ length: 5 }, () => list.form())
    const results = await Promise.all(forms.map((form) => list.save(form)))
    expect(results.map((result) => result.ok)).toEqual(forms.map(() => true))
    expect((await list.ids()).slice(-5).sort()).toEqual(forms.map(({ id }) => id).sort())
  })

  it('keeps the saved order, for staff and on the site', async () => {
    const [one, other] = [newMark(), newMark()]
    const [{ id, date }, form] = [await add(list, one), list.form(other)] as [Dated, Dated]
    // On the site, dated rows are sorted by date, and by order within a day.
    expect(await list.save({ ...form, ...(date && { date }) })).toMatchObject(ok)
    const previousIds = await list.ids()
    const ids = previousIds.toReversed()
    vi.mocked(updateTag).mockClear()
    expect(await list.reorder(ids, previousIds)).toMatchObject(ok)
    expect(await list.ids()).toEqual(ids)
    expect(updateTag).toHaveBeenCalledWith(list.noun)
    const event = await db.auditEvent.findFirst({ where: { action: 'order' }, orderBy: { at: 'desc' } })
    expect(event).toMatchObject({ noun: list.noun, actorName: 'Bisi' })
    const [first, last] = ids.indexOf(id) < ids.indexOf(form.id) ? [one, other] : [other, one]
    const isInOrder = (text: string) => text.indexOf(first) < text.indexOf(last)
    const holdsBoth = (text: string) => text.includes(first) && text.includes(last)
    expect((await list.read('queries')).filter(holdsBoth).some(isInOrder)).toBe(true)
    expect((await list.read('admin-queries')).filter(holdsBoth).every(isInOrder)).toBe(true)
    await list.reorder(previousIds, ids)
  })

  it('rejects an order that is outdated or names a row twice', async () => {
    for (let count = 0; count < 3; count++) await add(list)
    const previousIds = await list.ids()
    const [first = '', second = '', ...rest] = previousIds
    const changed = [second, first, ...rest]
    for (const [ids, seen] of [
      [[first, first, ...rest], previousIds],
      [changed, changed],
    ] as const)
      expect(await list.reorder([...ids], [...seen])).toMatchObject(refused('has changed'))
    expect(await list.ids()).toEqual(previousIds)
    expect(await list.reorder(changed, previousIds)).toMatchObject(ok)
    expect(await list.reorder(previousIds.toReversed(), previousIds)).toMatchObject(refused('has changed'))
    expect(await list.ids()).toEqual(changed)
  })

  it('moves no row because of an incomplete order', async () => {
    for (let count = 0; count < 3; count++) await add(list)
    const previousIds = await list.ids()
    const [, second = '', ...rest] = previousIds
    const expected = list.completesOrders ? ok : refused('list has changed')
    for (const [ids, seen] of [
      [rest, previousIds],
      [[crypto.randomUUID(), second, ...rest], previousIds],
      [previousIds, rest],
    ] as const)
      expect(await list.reorder([...ids], [...seen])).toMatchObject(expected)
    expect(await list.ids()).toEqual(previousIds)
  })

  it('accepts exactly one of two simultaneous orders', async () => {
    for (let count = 0; count < 2; count++) await add(list)
    const previousIds = await list.ids()
    const results = await Promise.all([
      list.reorder(previousIds.toReversed(), previousIds),
      list.reorder([...previousIds.slice(1), previousIds[0] ?? ''], previousIds),
    ])
    expect(results.map((result) => result.ok).sort()).toEqual([false, true])
  })

  it('deletes to the Trash, and restores to the same place', async () => {
    const mark = newMark()
    const row = await add(list, mark)
    await add(list)
    const [before, shown] = [await list.ids(), await countShown(list, mark)]
    vi.mocked(updateTag).mockClear()
    expect(await list.remove(row.id)).toMatchObject(ok)
    expect(await list.ids()).toEqual(before.filter((id) => id !== row.id))
    expect(await countShown(list, mark)).toBeLessThan(shown)
    expect(await rowOf(list, row.id)).toMatchObject({ id: row.id })
    for (const trash of await list.read('admin-queries', /Trash$/))
      expect(JSON.parse(trash).rows[0]).toMatchObject({ id: row.id })
    expect(await list.remove(row.id)).toMatchObject(refused('no longer in the list'))
    // A form that was open in the meantime does not silently restore it.
    expect(await list.save(edited(list, row, 1))).toMatchObject(refused(GONE))
    expect(await list.restore(row.id)).toMatchObject(ok)
    expect(await list.ids()).toEqual(before)
    expect(await countShown(list, mark)).toBeGreaterThanOrEqual(shown)
    expect(updateTag).toHaveBeenCalledTimes(2)
    expect(await list.restore(row.id)).toMatchObject(refused('no longer in the Trash'))
    expect((await eventsOf(row.id)).map(({ action }) => action)).toEqual(['create', 'delete', 'restore'])
  })

  it('keeps the place of a deleted row while others move', async () => {
    const rows = [await add(list), await add(list), await add(list)]
    const [first, middle, last] = rows.map(({ id }) => id) as [string, string, string]
    await list.remove(middle)
    const previousIds = await list.ids()
    expect(await list.reorder([...previousIds.slice(0, -2), last, first], previousIds)).toMatchObject(ok)
    await list.restore(middle)
    expect((await list.ids()).slice(-3)).toEqual([last, middle, first])
  })

  it('erases after 30 days in the Trash', async () => {
    const [old, young, kept] = [await add(list), await add(list), await add(list)]
    for (const [{ id }, days] of [
      [old, 31],
      [young, 29],
    ] as const) {
      await list.remove(id)
      const age = `update ${list.table} set deleted_at = now() - interval '${days} days' where id::text = $1`
      await db.$executeRawUnsafe(age, id)
    }
    for (const job of [`${list.noun}.empty-trash`, 'content.empty-trash']) await jobs[job]?.({})
    expect(await rowOf(list, old.id)).toBeUndefined()
    for (const { id } of [young, kept]) expect(await rowOf(list, id)).toBeDefined()
  })

  it('changes neither order nor Trash for visitors, unknown ids or on errors', async () => {
    const row = await add(list)
    const previousIds = await list.ids()
    const unknown = crypto.randomUUID()
    expect(await list.restore(unknown)).toMatchObject(refused('no longer in the Trash'))
    await list.remove(row.id)
    const left = await list.ids()
    for (const [call, words] of [
      [() => list.restore(row.id), 'could not be restored'],
      [() => list.reorder(left.toReversed(), left), 'could not be saved'],
    ] as const) {
      vi.spyOn(db, '$transaction').mockRejectedValueOnce(new Error('unavailable'))
      expect(await call()).toMatchObject(refused(words))
    }
    becomeVisitor()
    for (const call of [() => list.restore(row.id), () => list.reorder(left.toReversed(), left)])
      expect(await call()).toMatchObject({ ok: false, message: SESSION_ENDED })
    expect(await list.ids()).toEqual(left)
    expect(left).toEqual(previousIds.filter((id) => id !== row.id))
  })

  for (const other of ordered.filter((one) => one.table === list.table && one !== list))
    it(`cannot be reached by ${other.name}`, async () => {
      const row = await add(list)
      const before = await rowOf(list, row.id)
      expect(await other.save(edited(other, row, 1))).toMatchObject({ ok: false })
      expect(await other.save({ ...other.form(), id: row.id })).toMatchObject({ ok: false })
      expect(await other.remove(row.id)).toMatchObject({ ok: false })
      expect(await rowOf(list, row.id)).toEqual(before)
      await list.remove(row.id)
      expect(await other.restore(row.id)).toMatchObject({ ok: false })
      expect(await rowOf(list, row.id)).toMatchObject({ deleted_at: expect.any(String) })
    })
})
