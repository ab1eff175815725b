import { updateTag } from 'next/cache'
import { beforeEach, describe, expect, it } from 'vitest'
import { findRecordPages } from '@/lib/dashboard/admin-queries'
import { DAY_MS } from '@/lib/dates'
import {
  deleteLegalSection,
  reorderLegalSections,
  restoreLegalSection,
  restoreLegalVersion,
  saveLegalSection,
  saveLegalTexts,
} from '@/lib/legal/actions'
import { getLegalForEdit, listLegalTrash, listLegalVersions } from '@/lib/legal/admin-queries'
import type { LegalKind } from '@/lib/legal/legal-version'
import { type LegalSectionInput, legalHistoryOf, legalLimits, legalMessages } from '@/lib/legal/schema'
import { jobs } from '@/lib/nouns-server'
import { db } from '@/lib/platform/db'
import { parseListParams } from '@/lib/platform/list-params'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'

const newSection = (fields: Partial<LegalSectionInput> = {}): LegalSectionInput => ({
  kind: 'privacy',
  id: crypto.randomUUID(),
  version: 0,
  title: `Children ${crypto.randomUUID().slice(0, 8)}`,
  content: 'Nobody below 18 may have an account.',
  order: '',
  orderBefore: '',
  ...fields,
})

async function addSection(fields: Partial<LegalSectionInput> = {}) {
  const section = newSection(fields)
  expect(await saveLegalSection(section)).toMatchObject({ ok: true })
  return { ...section, version: 1 }
}

const shownIds = async (kind: LegalKind = 'privacy') =>
  (await getLegalForEdit(kind)).sections.map(({ id }) => id)
const newestOf = (kind: LegalKind = 'privacy') =>
  db.legalVersion.findFirstOrThrow({ where: { kind }, orderBy: { number: 'desc' } })
const textsOf = async (kind: LegalKind) => {
  const { version, lastUpdatedText, policyUpdatesText } = await getLegalForEdit(kind)
  return { kind, version, lastUpdatedText, policyUpdatesText }
}
const numbersOf = async (kind: LegalKind) =>
  (await db.legalVersion.findMany({ where: { kind }, orderBy: { number: 'asc' } })).map(
    ({ number }) => number,
  )

beforeEach(async () => {
  await becomeAdmin()
})

describe('a section', () => {
  it('is added at the end, shown on the page, and creates a version with its author', async () => {
    const before = await newestOf()
    const section = await addSection()
    expect(updateTag).toHaveBeenCalledWith('legal')
    expect((await shownIds()).at(-1)).toBe(section.id)
    const after = await newestOf()
    expect(after).toMatchObject({
      number: before.number + 1,
      summary: `added “${section.title}”`,
      actorName: 'Bisi',
    })
    expect(after.sections).toEqual([
      ...(before.sections as object[]),
      { id: section.id, title: section.title, content: section.content },
    ])
    const events = await db.auditEvent.findMany({ where: { recordId: section.id } })
    expect(events).toMatchObject([
      { action: 'create', summary: `added “${section.title}” to the Privacy Policy` },
    ])
  })

  it('is added once if the same form is sent twice', async () => {
    const section = newSection()
    await saveLegalSection(section)
    const { number } = await newestOf()
    expect(await saveLegalSection(section)).toEqual({ ok: true, data: { number: null, version: 1 } })
    expect((await newestOf()).number).toBe(number)
    expect((await shownIds()).filter((id) => id === section.id)).toHaveLength(1)
  })

  it('creates no version if it is saved unchanged, whatever its Unicode form', async () => {
    const section = await addSection({ title: 'Café', content: 'One.\r\nTwo.' })
    const { number } = await newestOf()
    const same = { ...section, title: ' Cafe\u0301 ', content: 'One.\nTwo.\n' }
    expect(await saveLegalSection(same)).toEqual({ ok: true, data: { number: null, version: 1 } })
    expect((await newestOf()).number).toBe(number)
  })

  it('goes to the place that was typed', async () => {
    const [first = ''] = await shownIds()
    const section = await addSection({ order: '1' })
    expect((await shownIds()).slice(0, 2)).toEqual([section.id, first])
    // An unchanged place does not move the section, even if others have moved it.
    const changed = { ...section, content: 'Changed.', order: '5', orderBefore: '5' }
    expect(await saveLegalSection(changed)).toMatchObject({ ok: true, data: { version: 2 } })
    expect((await shownIds())[0]).toBe(section.id)
    const second = { ...section, version: 2, content: 'Changed.', order: '2', orderBefore: '1' }
    // Only a change to the text creates a new version of the section.
    expect(await saveLegalSection(second)).toMatchObject({ ok: true, data: { version: 2 } })
    expect((await shownIds())[1]).toBe(section.id)
    expect((await newestOf()).summary).toBe(`moved “${section.title}”`)
    for (const order of ['0', 'first', '-3', '1.5', '999']) {
      await saveLegalSection({ ...section, version: 2, content: 'Changed.', order: '1', orderBefore: '' })
      await saveLegalSection({ ...section, version: 2, content: 'Changed.', order, orderBefore: '1' })
      expect((await shownIds()).at(-1), order).toBe(section.id)
    }
  })

  it('is refused if someone else has saved it, with both texts, and can be saved after that', async () => {
    const section = await addSection({ order: '2' })
    await becomeAdmin()
    await saveLegalSection({ ...section, content: 'Theirs' })
    const { number } = await newestOf()
    await becomeAdmin()
    expect(await saveLegalSection({ ...section, content: 'Mine' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('Bisi saved this on'),
      saved: {
        version: 2,
        values: { title: section.title, content: 'Theirs', order: '2', orderBefore: '2' },
      },
    })
    expect((await newestOf()).number).toBe(number)
    expect(await saveLegalSection({ ...section, version: 2, content: 'Mine' })).toMatchObject({ ok: true })
    expect((await newestOf()).summary).toBe(`changed “${section.title}”`)
  })

  it('can be saved while a colleague edits another section', async () => {
    const [one, other] = [await addSection(), await addSection()]
    expect(await saveLegalSection({ ...one, content: 'One' })).toMatchObject({ ok: true })
    expect(await saveLegalSection({ ...other, content: 'Other' })).toMatchObject({ ok: true })
  })

  it.each([
    [{ title: ' ' }, { title: 'Please enter a title' }],
    [{ content: '\n' }, { content: 'Please write the content' }],
    [{ title: 'x'.repeat(legalLimits.title + 1) }, { title: 'Please use at most 160 characters' }],
    [{ content: 'x'.repeat(legalLimits.content + 1) }, { content: 'Please use at most 20000 characters' }],
    [{ content: 'x • '.repeat(501) }, { content: 'Please use at most 500 lines, list items and links' }],
  ])('reports the field: %#', async (fields, fieldErrors) => {
    expect(await saveLegalSection(newSection(fields))).toEqual({ ok: false, fieldErrors })
  })

  it('can be as long as the form allows', async () => {
    const title = '😀'.repeat(legalLimits.title / 2)
    const section = await addSection({ title, content: 'ọ̀'.repeat(legalLimits.content / 2) })
    expect((await getLegalForEdit('privacy')).sections.at(-1)).toMatchObject({ id: section.id, title })
  })

  it.each([
    { kind: 'cookies' },
    { position: 1 },
    { deletedAt: null },
    { title: ['a', 'b'] },
    { content: 'nul \u0000' },
    { title: 'two\nlines' },
    { id: '../x' },
    { version: -1 },
  ])('refuses unknown or invalid fields: %j', async (fields) => {
    const before = await newestOf()
    // A bot may send this, despite the types.
    expect((await saveLegalSection(newSection(fields as never))).ok).toBe(false)
    expect((await newestOf()).number).toBe(before.number)
  })

  it('cannot be changed through the other document', async () => {
    const section = await addSection()
    const { number } = await newestOf('terms')
    expect((await saveLegalSection({ ...section, kind: 'terms', content: 'X' })).ok).toBe(false)
    expect((await deleteLegalSection({ kind: 'terms', id: section.id })).ok).toBe(false)
    expect((await newestOf('terms')).number).toBe(number)
    expect((await shownIds()).at(-1)).toBe(section.id)
  })
})

describe('the texts', () => {
  it('are saved with a version each time, and refused if outdated', async () => {
    const texts = await textsOf('privacy')
    expect(await saveLegalTexts(texts)).toMatchObject({ data: { number: null, version: texts.version } })
    const { number } = await newestOf()
    expect(await saveLegalTexts({ ...texts, lastUpdatedText: 'May 2027' })).toMatchObject({
      data: { number: number + 1, version: texts.version + 1 },
    })
    expect(await newestOf()).toMatchObject({
      lastUpdatedText: 'May 2027',
      policyUpdatesText: texts.policyUpdatesText,
    })
    expect(await saveLegalTexts({ ...texts, policyUpdatesText: 'Mine' })).toMatchObject({
      ok: false,
      saved: {
        version: texts.version + 1,
        values: { lastUpdatedText: 'May 2027', policyUpdatesText: texts.policyUpdatesText },
      },
    })
    await saveLegalTexts({ ...texts, version: texts.version + 1 })
  })

  it('keep a typed date when sections change, until staff clear it', async () => {
    await saveLegalTexts({ ...(await textsOf('privacy')), lastUpdatedText: 'May 2027' })
    await addSection()
    expect(await newestOf()).toMatchObject({ lastUpdatedText: 'May 2027' })
    expect(await textsOf('privacy')).toMatchObject({ lastUpdatedText: 'May 2027' })
    await saveLegalTexts({ ...(await textsOf('privacy')), lastUpdatedText: '' })
    expect(await newestOf()).toMatchObject({ lastUpdatedText: '' })
  })

  it('lose the seeded date with the first change, and a form that still shows it is outdated', async () => {
    const seeded = { lastUpdatedText: 'January 15, 2025', version: 1 }
    await db.legalDocument.update({ where: { kind: 'privacy' }, data: seeded })
    const open = await textsOf('privacy')
    await addSection()
    expect(await newestOf()).toMatchObject({ lastUpdatedText: '' })
    expect(await saveLegalTexts({ ...open, policyUpdatesText: 'Mine' })).toMatchObject({
      ok: false,
      saved: { values: { lastUpdatedText: '' } },
    })
  })

  it('have no paragraph on updates in the terms', async () => {
    const texts = await textsOf('terms')
    expect(await saveLegalTexts({ ...texts, policyUpdatesText: 'X' })).toMatchObject({
      fieldErrors: { policyUpdatesText: expect.stringContaining('privacy policy') },
    })
  })
})

it('the log links to a section as long as it exists', async () => {
  const { id } = await addSection({ kind: 'terms' })
  const records = [id, 'privacy'].map((recordId) => ({ noun: 'legal', recordId }))
  expect(Object.fromEntries(await findRecordPages(records))).toEqual({
    [id]: `/admin/terms?edit=${id}`,
    privacy: '/admin/privacy-policy',
  })
  await deleteLegalSection({ kind: 'terms', id })
  expect((await findRecordPages(records)).has(id)).toBe(false)
})

describe('versions', () => {
  it('are numbered without gaps, however many people save at once', async () => {
    const sections = await Promise.all([1, 2, 3, 4].map(() => addSection({ kind: 'terms' })))
    const results = await Promise.all([
      ...sections.map((section) => saveLegalSection({ ...section, content: 'At once' })),
      ...[1, 2, 3].map(() => saveLegalSection(newSection({ kind: 'terms' }))),
      saveLegalTexts({ ...(await textsOf('terms')), lastUpdatedText: 'Today' }),
    ])
    expect(results.map(({ ok }) => ok)).toEqual(results.map(() => true))
    const numbers = await numbersOf('terms')
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    const { sections: kept } = await newestOf('terms')
    expect((kept as { id: string }[]).map(({ id }) => id)).toEqual(await shownIds('terms'))
  })

  it('are numbered without gaps if the order changes while sections are saved', async () => {
    await Promise.all([1, 2, 3, 4].map(() => addSection({ kind: 'terms' })))
    for (const _ of [1, 2, 3]) {
      const previousIds = await shownIds('terms')
      const results = await Promise.all([
        reorderLegalSections({ list: 'terms', previousIds, ids: previousIds.toReversed() }),
        saveLegalTexts({ ...(await textsOf('terms')), lastUpdatedText: crypto.randomUUID() }),
      ])
      expect(results.map(({ ok }) => ok)).toEqual([true, true])
    }
    const numbers = await numbersOf('terms')
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it('never change', async () => {
    const { id } = await newestOf()
    await expect(db.legalVersion.update({ where: { id }, data: { summary: 'x' } })).rejects.toThrow()
    await expect(db.legalVersion.delete({ where: { id } })).rejects.toThrow()
  })

  it('are listed with author, time and summary, in pages', async () => {
    const section = await addSection()
    const { rows, total, newest } = await listLegalVersions(
      'privacy',
      parseListParams(legalHistoryOf('privacy'), {}),
    )
    expect(rows[0]).toMatchObject({ number: newest, summary: `added “${section.title}”`, actorName: 'Bisi' })
    expect(total).toBe(newest)
    const after = parseListParams(legalHistoryOf('privacy'), { after: rows[0]?.id })
    expect((await listLegalVersions('privacy', after)).rows[0]?.number).toBe(newest - 1)
  })

  it('are restored as new ones: texts, sections, order, and what was deleted or erased', async () => {
    const [changed, trashed, erased] = [await addSection(), await addSection(), await addSection()]
    const old = await newestOf()
    await saveLegalSection({ ...changed, content: 'Other' })
    await deleteLegalSection({ kind: 'privacy', id: trashed.id })
    await deleteLegalSection({ kind: 'privacy', id: erased.id })
    await db.legalSection.delete({ where: { id: erased.id } })
    const later = await addSection({ order: '1' })
    await saveLegalTexts({ ...(await textsOf('privacy')), lastUpdatedText: 'Later' })
    const { number: newest } = await newestOf()
    const input = { kind: 'privacy', number: old.number, newest } as const
    expect(await restoreLegalVersion({ ...input, newest: newest - 1 })).toMatchObject({
      ok: false,
      message: `Bisi has saved version ${newest}. Please review it first.`,
    })
    expect(await restoreLegalVersion(input)).toEqual({ ok: true, data: { number: newest + 1 } })
    const now = await newestOf()
    expect(now).toMatchObject({
      sections: old.sections,
      // The old date would be wrong now.
      lastUpdatedText: 'Later',
      summary: `restored version ${old.number}`,
    })
    expect(await shownIds()).toEqual((old.sections as { id: string }[]).map(({ id }) => id))
    expect((await listLegalTrash('privacy')).rows.map(({ id }) => id)).toContain(later.id)
    // A form opened before is refused as outdated.
    expect(await saveLegalSection({ ...changed, version: 2, content: 'Late' })).toMatchObject({
      saved: { version: 3, values: { content: changed.content } },
    })
    // Nothing is left to restore.
    expect(await restoreLegalVersion({ ...input, newest: newest + 1 })).toEqual({
      ok: true,
      data: { number: null },
    })
    expect(await restoreLegalVersion({ ...input, number: 9_999, newest: newest + 1 })).toMatchObject({
      ok: false,
    })
  })
})

describe('the order', () => {
  it('is saved as a whole, creates a version, and is refused if the list has changed', async () => {
    await addSection()
    const previousIds = await shownIds()
    const ids = [...previousIds.slice(1), previousIds[0] ?? '']
    const { number } = await newestOf()
    expect(await reorderLegalSections({ list: 'privacy', ids, previousIds })).toMatchObject({
      data: { number: number + 1 },
    })
    expect(await shownIds()).toEqual(ids)
    const first = (await getLegalForEdit('privacy')).sections.at(-1)
    expect((await newestOf()).summary).toBe(`moved “${first?.title}”`)
    expect(await reorderLegalSections({ list: 'privacy', ids: ids.toReversed(), previousIds })).toMatchObject(
      {
        message: expect.stringContaining('list has changed'),
      },
    )
    expect(await reorderLegalSections({ list: 'privacy', ids, previousIds: ids })).toMatchObject({
      data: { number: null },
    })
    expect(await reorderLegalSections({ list: 'privacy', ids: previousIds, previousIds: ids })).toMatchObject(
      { ok: true },
    )
  })
})

describe('deleting', () => {
  it('creates a version without the section, and restoring one with it in its place', async () => {
    const before = await shownIds()
    const id = before[1] ?? ''
    const title = (await getLegalForEdit('privacy')).sections[1]?.title
    await deleteLegalSection({ kind: 'privacy', id })
    expect((await newestOf()).summary).toBe(`removed “${title}”`)
    expect(JSON.stringify((await newestOf()).sections)).not.toContain(id)
    expect((await listLegalTrash('privacy')).rows[0]).toMatchObject({ id, title })
    expect((await deleteLegalSection({ kind: 'privacy', id })).ok).toBe(false)
    expect(await restoreLegalSection({ kind: 'privacy', id })).toMatchObject({ ok: true })
    expect(await shownIds()).toEqual(before)
    expect((await newestOf()).summary).toBe(`restored “${title}”`)
    expect((await restoreLegalSection({ kind: 'privacy', id })).ok).toBe(false)
    const events = await db.auditEvent.findMany({ where: { recordId: id }, orderBy: { at: 'desc' }, take: 2 })
    expect(events.map(({ summary }) => summary)).toEqual([
      `restored “${title}” to the Privacy Policy`,
      `removed “${title}” from the Privacy Policy`,
    ])
  })

  it('is final after 30 days, and versions keep the text', async () => {
    const [gone, kept] = [await addSection(), await addSection()]
    const days = (count: number) => new Date(Date.now() - count * DAY_MS)
    for (const [{ id }, age] of [
      [gone, 31],
      [kept, 29],
    ] as const) {
      await deleteLegalSection({ kind: 'privacy', id })
      await db.legalSection.update({ where: { id }, data: { deletedAt: days(age) } })
    }
    await jobs['content.empty-trash']?.({})
    const left = await db.legalSection.findMany({ where: { id: { in: [gone.id, kept.id] } } })
    expect(left.map(({ id }) => id)).toEqual([kept.id])
    const versions = await db.legalVersion.findMany({ where: { kind: 'privacy' } })
    expect(JSON.stringify(versions)).toContain(gone.title)
  })
})

it('a document is limited to the number of sections that a version may contain', async () => {
  const count = await db.legalSection.count({ where: { kind: 'terms', deletedAt: null } })
  const added: string[] = []
  for (let left = legalLimits.sections - count; left > 0; left--)
    added.push((await addSection({ kind: 'terms' })).id)
  expect(await saveLegalSection(newSection({ kind: 'terms' }))).toMatchObject({
    message: 'A document can have at most 60 sections. Please move one to Trash first.',
  })
  for (const id of added) await deleteLegalSection({ kind: 'terms', id })
})

it('a document is limited in length', async () => {
  const content = 'x'.repeat(legalLimits.content)
  const added: string[] = []
  let refused: Awaited<ReturnType<typeof saveLegalSection>> | undefined
  while (added.length < legalLimits.document / legalLimits.content + 1) {
    const section = newSection({ kind: 'terms', content })
    const result = await saveLegalSection(section)
    if (!result.ok) {
      refused = result
      break
    }
    added.push(section.id)
  }
  expect(refused).toMatchObject({ message: legalMessages.documentTooLong })
  expect(added.length).toBeGreaterThan(10)
  for (const id of added) await deleteLegalSection({ kind: 'terms', id })
})

it('a document is limited to what the server can render quickly', async () => {
  const content = 'a\n'.repeat(legalLimits.sectionParts)
  const added: string[] = []
  for (let left = legalLimits.documentParts / legalLimits.sectionParts - 1; left > 0; left--)
    added.push((await addSection({ kind: 'terms', content })).id)
  expect(await saveLegalSection(newSection({ kind: 'terms', content }))).toMatchObject({
    message: legalMessages.documentTooLong,
  })

  // A document that became too long before there was a limit.
  await query(`UPDATE legal_section SET content = repeat(content, 6) WHERE id = $1`, [added[0]])
  await query(`
    INSERT INTO legal_version (id, kind, number, summary, actor_name, last_updated_text, policy_updates_text, sections)
    SELECT gen_random_uuid(), kind, number + 1, summary, actor_name, last_updated_text, policy_updates_text,
      (SELECT jsonb_agg(jsonb_build_object('id', id, 'title', title, 'content', content) ORDER BY position)
       FROM legal_section WHERE kind = 'terms' AND deleted_at IS NULL)
    FROM legal_version WHERE kind = 'terms' ORDER BY number DESC LIMIT 1`)
  expect(await saveLegalSection(newSection({ kind: 'terms' }))).toMatchObject({ ok: false })
  for (const id of added.reverse())
    expect(await deleteLegalSection({ kind: 'terms', id })).toMatchObject({ ok: true })
})
