import { updateTag } from 'next/cache'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  deleteAboutItem,
  restoreAboutItem,
  saveAboutTexts,
  saveCoreValue,
  saveMilestone,
  saveTeamMember,
} from '@/lib/about/actions'
import { getAboutTextsForEdit } from '@/lib/about/admin-queries'
import { aboutLists } from '@/lib/about/lists'
import { getAboutChange, getAboutPage } from '@/lib/about/queries'
import { MISSING, valueIcons } from '@/lib/about/schema'
import { listRows, listTrash } from '@/lib/content/admin-queries'
import { db } from '@/lib/platform/db'
import { MAX_ROWS } from '@/lib/platform/fields'
import { site } from '@/lib/site'
import { becomeAdmin } from '../support/admin'

const newValue = (fields: object = {}) => ({
  id: crypto.randomUUID(),
  version: 0,
  title: 'Count twice',
  description: 'Then pay once.',
  icon: 'award' as const,
  ...fields,
})
const newMember = (fields: object = {}) => ({
  id: crypto.randomUUID(),
  version: 0,
  name: 'Ọmọlará Ẹniọlá',
  role: 'Accounts',
  ...fields,
})

let seeded: Awaited<ReturnType<typeof getAboutPage>>

beforeAll(async () => {
  seeded = await getAboutPage()
})

beforeEach(async () => {
  await becomeAdmin()
})

it('rejects new and restored entries when the list is full', async () => {
  const [first] = seeded.values
  await deleteAboutItem({ list: 'value', id: first?.id ?? '' })
  const filled = await db.coreValue.count({ where: { deletedAt: null } })
  const data = Array.from({ length: MAX_ROWS - filled }, (_, at) => ({
    title: 'Filling',
    description: 'Filling',
    icon: 'award' as const,
    position: 1_000 + at,
  }))
  const { count } = await db.coreValue.createMany({ data })
  const full = { ok: false, message: expect.stringContaining('The list is full') }
  expect(await saveCoreValue(newValue())).toMatchObject(full)
  expect(await restoreAboutItem({ list: 'value', id: first?.id ?? '' })).toMatchObject(full)
  expect(count).toBeGreaterThan(200)
  await db.coreValue.deleteMany({ where: { title: 'Filling' } })
  expect(await restoreAboutItem({ list: 'value', id: first?.id ?? '' })).toMatchObject({ ok: true })
})

it('a hundred thorough entries fit in a list, but not a page of the longest texts', async () => {
  const fill = (count: number, length: number) =>
    db.coreValue.createMany({
      data: Array.from({ length: count }, (_, at) => ({
        title: 'Filling',
        description: 'x'.repeat(length),
        icon: 'award' as const,
        position: 1_000 + at,
      })),
    })
  const remove = () => db.coreValue.deleteMany({ where: { title: { startsWith: 'Filling' } } })
  await fill(100, 250)
  expect(await saveCoreValue(newValue({ title: 'Filling' }))).toMatchObject({ ok: true })
  await remove()
  await fill(200, 400)
  const message = expect.stringContaining('too much text')
  expect(await saveCoreValue(newValue({ title: 'Filling' }))).toMatchObject({ ok: false, message })
  await remove()
})

describe('the seed', () => {
  it("fills every section, uses the product's name and has drawings instead of photos", () => {
    expect(seeded.storyText.split('\n\n').length).toBeGreaterThanOrEqual(4)
    expect(seeded.storyText).toContain(site.name)
    expect(seeded.values.length).toBeGreaterThanOrEqual(6)
    expect(new Set(seeded.values.map(({ icon }) => icon)).size).toBe(seeded.values.length)
    expect(seeded.milestones.length).toBeGreaterThanOrEqual(4)
    expect(seeded.milestones[0]?.year).toBe('2023')
    expect(seeded.members.length).toBeGreaterThanOrEqual(6)
    for (const { name, image } of seeded.members) {
      expect(name).toMatch(/^\S+ \S/)
      expect(image?.alt).toMatch(/^Drawing of/)
    }
  })

  it('is not applied twice', async () => {
    const { seed } = await import('../../prisma/seed/about')
    await seed()
    expect(await getAboutPage()).toEqual(seeded)
  })
})

describe('the texts', () => {
  it('are saved and shown on the page, and record the time and author of the change', async () => {
    const { values } = await getAboutTextsForEdit()
    await saveCoreValue(newValue())
    const before = await getAboutChange()
    const saved = await saveAboutTexts({ ...values, missionText: '  A calmer month.\r\n' })
    expect(saved).toEqual({ ok: true, data: { version: values.version + 1 } })
    expect(updateTag).toHaveBeenCalledWith('about')
    expect(await getAboutPage()).toMatchObject({
      missionText: 'A calmer month.',
      storyText: values.storyText,
    })
    expect((await getAboutChange()).getTime()).toBeGreaterThan(before.getTime())
    expect((await getAboutTextsForEdit()).lastChange).toMatchObject({ by: 'Bisi' })
  })

  it('are rejected for the second of two people editing at the same time, who sees both versions', async () => {
    const { values } = await getAboutTextsForEdit()
    await saveAboutTexts({ ...values, storyText: 'Theirs' })
    await becomeAdmin()
    const late = await saveAboutTexts({ ...values, storyText: 'Mine' })
    expect(late).toMatchObject({
      ok: false,
      message: expect.stringContaining('Bisi saved this on'),
      saved: { version: values.version + 1, values: { storyText: 'Theirs' } },
    })
    expect(await saveAboutTexts({ ...values, version: values.version + 1, storyText: 'Mine' })).toMatchObject(
      { ok: true },
    )
  })

  it('are never saved empty', async () => {
    const { values } = await getAboutTextsForEdit()
    expect(await saveAboutTexts({ ...values, missionText: ' \n ', storyText: '' })).toEqual({
      ok: false,
      fieldErrors: {
        missionText: 'Please write the mission statement',
        storyText: 'Please write your story',
      },
    })
  })
})

describe('the lists', () => {
  it('require only the required fields', async () => {
    const milestone = { id: crypto.randomUUID(), version: 0, year: 'Mid 2027', title: 'Far away' }
    const member = newMember()
    for (const result of [await saveMilestone(milestone), await saveTeamMember(member)])
      expect(result).toEqual({ ok: true, data: null })
    const page = await getAboutPage()
    expect(page.milestones.at(-1)).toMatchObject({ year: 'Mid 2027', title: 'Far away', description: '' })
    expect(page.members.at(-1)).toMatchObject({ name: 'Ọmọlará Ẹniọlá', bio: '', image: null })
  })

  it.each([
    [saveCoreValue, newValue({ title: ' ', description: '' }), ['title', 'description']],
    [saveTeamMember, newMember({ name: '', role: ' ' }), ['name', 'role']],
    [
      saveMilestone,
      { id: crypto.randomUUID(), version: 0, year: '', title: '', description: 'x' },
      ['year', 'title'],
    ],
  ] as const)('report each missing field (%#)', async (save, input, fields) => {
    const result = await (save as (input: object) => Promise<{ ok: boolean; fieldErrors?: object }>)(input)
    expect(result.ok).toBe(false)
    expect(Object.keys(result.fieldErrors ?? {}).sort()).toEqual([...fields].sort())
    expect(MISSING).toBe('Please fill in required fields')
  })

  it.each([
    { icon: 'skull' },
    { icon: ['shield'] },
    { title: 'nul \u0000' },
    { title: 'x'.repeat(61) },
    { description: 'x'.repeat(401) },
  ])('refuse unknown or invalid fields: %j', async (fields) => {
    const value = newValue(fields)
    // A bot may send this, despite the types.
    expect((await saveCoreValue(value as never)).ok).toBe(false)
    expect(await db.coreValue.count({ where: { id: value.id } })).toBe(0)
  })

  it('accept every icon', async () => {
    for (const icon of valueIcons) expect(await saveCoreValue(newValue({ icon }))).toMatchObject({ ok: true })
  })

  it('prevent a photo in use from being deleted', async () => {
    const image = await db.mediaImage.create({ data: photo() })
    const member = newMember({ imageId: image.id })
    expect(await saveTeamMember(member)).toMatchObject({ ok: true })
    expect((await getAboutPage()).members.find(({ id }) => id === member.id)?.image).toMatchObject({
      bucket: 'team-photos',
    })
    await expect(db.mediaImage.delete({ where: { id: image.id } })).rejects.toThrow()
    expect(await saveTeamMember({ ...member, version: 1, imageId: '' })).toMatchObject({ ok: true })
    const saved = (await listRows(aboutLists.member)).find(({ id }) => id === member.id)
    expect(saved).toMatchObject({ image: null, version: 2 })
  })
})

it('the Trash shows only the latest rows of a full list, and says so', async () => {
  const data = Array.from({ length: MAX_ROWS + 5 }, (_, at) => ({
    title: 'Filling',
    description: 'Filling',
    icon: 'award' as const,
    position: 2_000 + at,
    deletedAt: new Date(Date.now() - at * 1_000),
  }))
  await db.coreValue.createMany({ data })
  const readTrash = () => listTrash('about', { value: aboutLists.value })
  const { rows, hasOlder } = await readTrash()
  const listed = rows.map(({ deletedAt }) => deletedAt)
  await db.coreValue.deleteMany({ where: { title: 'Filling' } })
  expect(listed).toHaveLength(MAX_ROWS)
  expect(listed.at(-1)).toEqual(data[MAX_ROWS - 1]?.deletedAt)
  expect([hasOlder, (await readTrash()).hasOlder]).toEqual([true, false])
})

it('the Trash shows who deleted what', async () => {
  const value = newValue()
  await saveCoreValue(value)
  await deleteAboutItem({ list: 'value', id: value.id })
  expect((await listTrash('about', aboutLists)).rows[0]).toMatchObject({
    list: 'value',
    id: value.id,
    lastChange: { by: 'Bisi' },
  })
})

function photo() {
  const key = `${crypto.randomUUID()}.png`
  return {
    bucket: 'team-photos',
    key,
    name: key,
    alt: '',
    width: 10,
    height: 10,
    size: 100,
    contentType: 'image/png',
    sha256: '0'.repeat(64),
    blur: '',
  }
}
