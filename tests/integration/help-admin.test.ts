import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { listTrash } from '@/lib/content/admin-queries'
import { deleteHelpItem, saveAllFaqs, saveArticle, saveFaq } from '@/lib/help/actions'
import { getFaqForEdit, listFaqsForEdit } from '@/lib/help/admin-queries'
import type { HelpCategory } from '@/lib/help/categories'
import { helpLists } from '@/lib/help/lists'
import { listHelpAddresses } from '@/lib/help/queries'
import { faqList } from '@/lib/help/schema'
import { deleteImage } from '@/lib/media/actions'
import { copyKey } from '@/lib/media/image-copies'
import { mediaPath } from '@/lib/media/schema'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { parseListParams } from '@/lib/platform/list-params'
import { waitForBlockedStatements } from '../support/accounts'
import { becomeAdmin } from '../support/admin'
import { withClient } from '../support/database'
import { inCategory, newFaq, TECHNICAL } from '../support/faqs'

const idsOf = async (category = TECHNICAL) => (await inCategory(category)).map(({ id }) => id)

beforeEach(async () => {
  await becomeAdmin()
})

describe('an answer that staff save', () => {
  it('is public in its position, and keeps its URL when reworded', async () => {
    const faq = newFaq({ question: 'Is there a dark mode?', order: '1' })
    expect(await saveFaq(faq)).toMatchObject({ ok: true })
    const [first] = await inCategory(TECHNICAL)
    expect(first).toMatchObject({ id: faq.id, slug: 'is-there-a-dark-mode' })
    await saveFaq({ ...faq, version: 1, question: 'Can it be dark?', order: '2' })
    expect((await inCategory(TECHNICAL))[1]).toMatchObject({ question: 'Can it be dark?', slug: first?.slug })
    const twin = newFaq({ question: 'Is there a dark mode?' })
    await saveFaq(twin)
    expect((await inCategory(TECHNICAL)).at(-1)).toMatchObject({ slug: 'is-there-a-dark-mode-2' })
  })

  it.each([
    ['2', 2],
    [' 3 ', 3],
    ['0', 1],
    ['-4', 1],
    ['1.5', 1],
    ['abc', 1],
    ['', 1],
    ['1e99', 1],
    ['99999999', 'last'],
  ])('with the order “%s” is at position %s', async (order, place) => {
    const faq = newFaq({ order })
    await saveFaq(faq)
    const ids = await idsOf()
    expect(ids.indexOf(faq.id) + 1).toBe(place === 'last' ? ids.length : place)
    expect((await getFaqForEdit(faq.id))?.order).toBe(String(ids.indexOf(faq.id) + 1))
  })

  it('stays where a colleague has moved it, unless its place was changed too', async () => {
    const faq = newFaq({ order: '1' })
    await saveFaq(faq)
    const opened = { ...faq, version: 1, order: '1', orderBefore: '1' }
    const previousIds = await idsOf()
    const ids = [...previousIds.slice(1), faq.id]
    await saveAllFaqs({ edits: [], orders: [{ category: TECHNICAL, ids, previousIds }] })
    expect(await saveFaq({ ...opened, answer: 'All of them.' })).toMatchObject({ ok: true })
    expect(await idsOf()).toEqual(ids)
    expect(await saveFaq({ ...opened, order: '2' })).toMatchObject({
      saved: { values: { order: `${ids.length}`, orderBefore: `${ids.length}` } },
    })
    await saveFaq({ ...opened, version: 2, order: '2' })
    expect((await idsOf())[1]).toBe(faq.id)
    await deleteHelpItem({ list: 'faq', id: faq.id })
  })

  it('moves even if a colleague is reordering the others at the same time', async () => {
    const [moved, one, other] = [newFaq(), newFaq(), newFaq()]
    for (const faq of [moved, one, other]) await saveFaq(faq)
    await withClient(env.DATABASE_URL, async (colleague) => {
      await colleague.query('BEGIN')
      await colleague.query(`SELECT pg_advisory_xact_lock(hashtextextended('order faq', 0))`)
      await colleague.query(
        `UPDATE faq SET position = swapped.position FROM faq AS swapped
         WHERE faq.id = ANY($1::uuid[]) AND swapped.id = ANY($1::uuid[]) AND swapped.id <> faq.id`,
        [[one.id, other.id]],
      )
      const saving = saveFaq({ ...moved, version: 1, order: '1' })
      await waitForBlockedStatements(1)
      await colleague.query('COMMIT')
      expect(await saving).toMatchObject({ ok: true })
    })
    const ids = await idsOf()
    expect([ids[0], ...ids.slice(-2)]).toEqual([moved.id, other.id, one.id])
    for (const { id } of [moved, one, other]) await deleteHelpItem({ list: 'faq', id })
  })

  it('goes to its place in a new category, even if the number is the same', async () => {
    const faq = newFaq({ order: '1' })
    await saveFaq(faq)
    await saveFaq({ ...faq, version: 1, category: 'Security & Safety', orderBefore: '1' })
    expect((await idsOf('Security & Safety'))[0]).toBe(faq.id)
    await deleteHelpItem({ list: 'faq', id: faq.id })
  })

  it('can change its category, which leaves both orders complete', async () => {
    const faq = newFaq({ order: '1' })
    await saveFaq(faq)
    const before = await idsOf('Security & Safety')
    await saveFaq({ ...faq, version: 1, category: 'Security & Safety', order: '2' })
    expect(await idsOf('Security & Safety')).toEqual(before.toSpliced(1, 0, faq.id))
    expect(await idsOf()).not.toContain(faq.id)
    await deleteHelpItem({ list: 'faq', id: faq.id })
  })

  it('reports each empty field', async () => {
    expect(await saveFaq(newFaq({ category: '', question: ' ', answer: '' }))).toEqual({
      ok: false,
      fieldErrors: {
        category: 'Please choose a category',
        question: 'Please write the question',
        answer: 'Please write the answer',
      },
    })
  })

  it.each([{ placement: 'landing' }, { slug: 'x' }, { answer: 'nul \u0000' }])(
    'is rejected with unknown or invalid fields: %j',
    async (fields) => {
      const faq = newFaq(fields)
      expect((await saveFaq(faq)).ok).toBe(false)
      expect(await db.faq.count({ where: { id: faq.id } })).toBe(0)
    },
  )
})

it('the Trash names the kind of each row', async () => {
  const faq = newFaq()
  await saveFaq(faq)
  await deleteHelpItem({ list: 'faq', id: faq.id })
  expect((await listTrash('help', helpLists)).rows[0]).toMatchObject({ id: faq.id, kind: 'FAQ' })
})

it('the date of the last change moves forward when an answer is deleted', async () => {
  const faq = newFaq()
  await saveFaq(faq)
  const saved = (await listHelpAddresses()).changedAt
  await deleteHelpItem({ list: 'faq', id: faq.id })
  const { changedAt } = await listHelpAddresses()
  expect(changedAt?.getTime()).toBeGreaterThan(saved?.getTime() ?? Infinity)
})

describe('Save All', () => {
  async function twoFaqs() {
    const [one, other] = [newFaq(), newFaq()]
    await saveFaq(one)
    await saveFaq(other)
    return [one, other] as const
  }
  const editOf = ({ id, question }: { id: string; question: string }, answer: string, version = 1) => ({
    id,
    version,
    question,
    answer,
  })

  it('saves texts and order together', async () => {
    const [one, other] = await twoFaqs()
    const previousIds = await idsOf()
    const ids = previousIds.toReversed()
    const result = await saveAllFaqs({
      edits: [editOf(one, 'New one'), editOf(other, 'New other')],
      orders: [{ category: TECHNICAL, ids, previousIds }],
    })
    expect(result).toMatchObject({ ok: true })
    expect(await idsOf()).toEqual(ids)
    const answers = new Map((await inCategory(TECHNICAL)).map(({ id, answer }) => [id, answer]))
    expect([answers.get(one.id), answers.get(other.id)]).toEqual(['New one', 'New other'])
    await saveAllFaqs({ edits: [], orders: [{ category: TECHNICAL, ids: previousIds, previousIds: ids }] })
  })

  it('saves nothing if one text is outdated, and shows both', async () => {
    const [one, other] = await twoFaqs()
    await saveFaq({ ...other, version: 1, answer: 'Theirs' })
    const previousIds = await idsOf()
    const result = await saveAllFaqs({
      edits: [editOf(one, 'Mine'), editOf(other, 'Mine')],
      orders: [{ category: TECHNICAL, ids: previousIds.toReversed(), previousIds }],
    })
    expect(result).toMatchObject({
      ok: false,
      message: expect.stringContaining('Bisi saved this on'),
      saved: { version: 2, values: { id: other.id, answer: 'Theirs' } },
    })
    expect(await idsOf()).toEqual(previousIds)
    expect(await getFaqForEdit(one.id)).toMatchObject({ answer: one.answer, version: 1 })
  })

  it('saves nothing if one question has been deleted, and names it', async () => {
    const [one, other] = await twoFaqs()
    await deleteHelpItem({ list: 'faq', id: other.id })
    expect(
      await saveAllFaqs({ edits: [editOf(one, 'Mine'), editOf(other, 'Mine')], orders: [] }),
    ).toMatchObject({ ok: false, fieldErrors: { 'edits.1.question': 'This question has been deleted.' } })
    expect(await getFaqForEdit(one.id)).toMatchObject({ answer: one.answer, version: 1 })
  })

  it('saves nothing if a category was reordered in the meantime, and names it', async () => {
    const [one] = await twoFaqs()
    const previousIds = await idsOf()
    const theirs = [...previousIds.slice(1), ...previousIds.slice(0, 1)]
    await saveAllFaqs({ edits: [], orders: [{ category: TECHNICAL, ids: theirs, previousIds }] })
    const result = await saveAllFaqs({
      edits: [editOf(one, 'Mine')],
      orders: [{ category: TECHNICAL, ids: previousIds.toReversed(), previousIds }],
    })
    expect(result).toMatchObject({
      ok: false,
      message: expect.stringContaining(`The order of the FAQs in “${TECHNICAL}” has changed`),
      fieldErrors: { [TECHNICAL]: expect.any(String) },
    })
    expect(await getFaqForEdit(one.id)).toMatchObject({ answer: one.answer, version: 1 })
    expect(await idsOf()).toEqual(theirs)
  })

  it('saves the order even if FAQs were added or deleted in the meantime', async () => {
    const [one, other] = await twoFaqs()
    const previousIds = await idsOf()
    const added = newFaq({ order: '1' })
    await saveFaq(added)
    await deleteHelpItem({ list: 'faq', id: other.id })
    const ids = [other.id, one.id, ...previousIds.slice(0, -2)]
    const orders = [{ category: TECHNICAL as HelpCategory, ids, previousIds }]
    expect(await saveAllFaqs({ edits: [], orders })).toMatchObject({ ok: true })
    expect(await idsOf()).toEqual([added.id, one.id, ...previousIds.slice(0, -2)])
  })

  it('succeeds without saving again if it is sent again because its response was lost', async () => {
    const [one, other] = await twoFaqs()
    const previousIds = await idsOf()
    const ids = [one.id, ...previousIds.filter((id) => id !== one.id)]
    const sent = {
      edits: [editOf(one, 'New one')],
      orders: [{ category: TECHNICAL as HelpCategory, ids, previousIds }],
    }
    const eventCount = () => db.auditEvent.count({ where: { noun: 'help' } })
    expect(await saveAllFaqs(sent)).toMatchObject({ ok: true })
    const before = await eventCount()
    expect(await saveAllFaqs(sent)).toMatchObject({ ok: true })
    expect(await eventCount()).toBe(before)
    // What was changed before the second try is saved.
    const edits = [...sent.edits, editOf(other, 'New other')]
    expect(await saveAllFaqs({ ...sent, edits })).toMatchObject({ ok: true })
    expect(await idsOf()).toEqual(ids)
    expect(await getFaqForEdit(one.id)).toMatchObject({ answer: 'New one', version: 2 })
    expect(await getFaqForEdit(other.id)).toMatchObject({ answer: 'New other', version: 2 })
  })

  it('waits for a colleague who saves the same questions at the same time, and shows their texts', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, other] = await twoFaqs()
      const results = await Promise.all([
        saveAllFaqs({ edits: [editOf(one, 'Mine'), editOf(other, 'Mine')], orders: [] }),
        saveAllFaqs({ edits: [editOf(other, 'Theirs'), editOf(one, 'Theirs')], orders: [] }),
      ])
      const refused = results.filter(({ ok }) => !ok)
      expect(refused).toEqual([
        expect.objectContaining({ message: expect.stringContaining('Bisi saved this on') }),
      ])
    }
  })

  it('reports the empty field', async () => {
    const [one] = await twoFaqs()
    expect(await saveAllFaqs({ edits: [editOf(one, ' ')], orders: [] })).toEqual({
      ok: false,
      fieldErrors: { 'edits.0.answer': 'Please write the answer' },
    })
  })
})

it('the list finds what staff search for, in the question or the answer, by category', async () => {
  const word = `xylophone${randomUUID().slice(0, 6)}`
  const faq = newFaq({ answer: `About ${word}.` })
  await saveFaq(faq)
  const found = await listFaqsForEdit(parseListParams(faqList, { q: word.toUpperCase() }))
  expect(found.groups.map(({ category, count, savedIds }) => ({ category, count, savedIds }))).toEqual([
    { category: TECHNICAL, count: 1, savedIds: null },
  ])
  const all = await listFaqsForEdit(parseListParams(faqList, { category: 'fees' }))
  expect(all.groups.map(({ category }) => category)).toEqual(['Fees & Pricing'])
  expect(all.groups[0]?.savedIds).toHaveLength(all.groups[0]?.count ?? -1)
  expect((await listFaqsForEdit(parseListParams(faqList, { category: 'fees', q: word }))).groups).toEqual([])
})

describe('the images of a guide', () => {
  const place = () => ({ bucket: 'general-images', key: `${randomUUID()}.png` })
  const guideWith = (image: { bucket: string; key: string }) => {
    const title = `Images ${randomUUID().slice(0, 8)}`
    return { id: randomUUID(), version: 0, title, summary: title, content: `![A phone](${mediaPath(image)})` }
  }

  it.each([
    ['them', (key: string) => key],
    ['a smaller copy', (key: string) => copyKey(key, 416, 'webp')],
    ['them with escaped characters', (key: string) => key.replaceAll('-', '&#45;')],
  ])('cannot be deleted while it shows %s', async (_what, shownKey) => {
    const file = {
      name: 'a.png',
      contentType: 'image/png',
      size: 9,
      sha256: randomUUID().replaceAll('-', '').repeat(2),
    }
    const data = { ...place(), ...file, width: 1, height: 1, blur: 'data:,' }
    const image = await db.mediaImage.create({ data })
    const guide = guideWith({ ...image, key: shownKey(image.key) })
    expect(await saveArticle(guide)).toMatchObject({ ok: true })
    expect(await deleteImage({ id: image.id })).toMatchObject({
      message: expect.stringContaining(`the guide “${guide.title}”`),
    })
    await db.helpArticle.delete({ where: { id: guide.id } })
  })

  it('must exist', async () => {
    expect(await saveArticle(guideWith(place()))).toMatchObject({
      ok: false,
      fieldErrors: { content: expect.stringContaining('not in the gallery') },
    })
  })
})
