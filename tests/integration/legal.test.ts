import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { GET as oldAddress } from '@/app/(site)/privacy-policy/route'
import sitemap from '@/app/sitemap'
import { VersionList } from '@/components/site/legal/version-list'
import { consent } from '@/lib/consent/consent-record'
import { saveLegalSection } from '@/lib/legal/actions'
import { parseLegalBlocks } from '@/lib/legal/legal-blocks'
import { linkParts } from '@/lib/legal/linked-text'
import { getLegalDocument, getLegalVersion, listLegalVersions } from '@/lib/legal/queries'
import { db } from '@/lib/platform/db'
import { HISTORY_LIMIT } from '@/lib/platform/history-limit'
import { site } from '@/lib/site'
import { seed as seedLegal } from '../../prisma/seed/legal'
import { becomeAdmin } from '../support/admin'
import { query } from '../support/database'

const kinds = ['privacy', 'terms'] as const
const allText = async (kind: (typeof kinds)[number]) => {
  const { sections, policyUpdatesText } = await getLegalDocument(kind)
  return [...sections.flatMap(({ title, content }) => [title, content]), policyUpdatesText].join('\n')
}
const newestNumber = async (kind: (typeof kinds)[number]) => (await listLegalVersions(kind))[0]?.number ?? 0

describe('the seed', () => {
  it.each(kinds)('is a complete document with its first version: %s', async (kind) => {
    const first = await getLegalVersion(kind, 1)
    expect(first?.text.sections.length).toBeGreaterThanOrEqual(12)
    expect(first).toMatchObject({
      number: 1,
      summary: 'first version',
      lastUpdatedText: 'January 15, 2025',
      changes: null,
    })
    const anchors = first?.text.sections.map(({ anchor }) => anchor) ?? []
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  it('states what this site does, using the values in its code', async () => {
    const text = await allText('privacy')
    const { email } = await db.contactInfo.findUniqueOrThrow({ where: { id: 1 } })
    for (const fact of [
      site.name,
      site.partnerBank,
      email,
      consent.cookieName,
      consent.storageKey,
      '/privacy/request',
      'Nigeria Data Protection Act 2023',
      'Nigeria Data Protection Commission',
      'https://ndpc.gov.ng',
      'within 72 hours',
      '7 years',
      'anonymized after 2 years',
      'within 30 days',
      '“Retention periods”',
    ])
      expect(text).toContain(fact)
  })

  it('contains the facts of the terms', async () => {
    const text = await allText('terms')
    for (const fact of [
      site.feeFact,
      site.partnerBank,
      'does not hold your money',
      '99.9%',
      '72 hours',
      'takes effect 30 days after that notice',
      'fees you paid us in the 12 months before',
    ])
      expect(text).toContain(fact)
  })

  it.each(kinds)('contains no placeholders, and names only pages that exist: %s', async (kind) => {
    const text = await allText(kind)
    expect(text).not.toMatch(/\{|\}|undefined|null|\[object/)
    const paths = text
      .split('\n')
      .flatMap(linkParts)
      .flatMap(({ href }) => (href?.startsWith('/') ? href : []))
    expect(paths.length).toBeGreaterThan(2)
    const expected = [
      '/privacy',
      '/privacy/request',
      '/privacy/history',
      '/terms',
      '/terms/history',
      '/contact',
      '/security',
    ]
    expect(paths.filter((path) => !expected.includes(path))).toEqual([])
  })

  it('has lists and steps that are recognized as such', async () => {
    const { sections } = await getLegalDocument('privacy')
    const kindsOfBlocks = sections.flatMap(({ content }) => parseLegalBlocks(content).map(({ kind }) => kind))
    expect(new Set(kindsOfBlocks)).toEqual(new Set(['paragraph', 'bullets', 'steps']))
  })

  it('is written once: a second run changes nothing', async () => {
    const count = async () => [
      await db.legalSection.count(),
      await db.legalVersion.count(),
      await db.legalDocument.count(),
    ]
    const before = await count()
    await seedLegal()
    expect(await count()).toEqual(before)
  })
})

describe('a version', () => {
  it.each(['update legal_version set summary = $1', `delete from legal_version where summary <> $1`])(
    'can never be changed: %s',
    async (sql) => {
      await expect(query(sql, ['x'])).rejects.toThrow('a version of a legal document is never changed')
    },
  )

  it.each([0, -1, 1.5, 2 ** 31, Number.NaN, 999_999])('number %d does not exist', async (number) => {
    expect(await getLegalVersion('terms', number)).toBeNull()
  })

  it('throws if it cannot be read, instead of being empty, and breaks no other page', async () => {
    const number = 900_000
    await query(
      `insert into legal_version (id, kind, number, sections, last_updated_text, policy_updates_text, summary, actor_name)
       values (gen_random_uuid(), 'terms', $1, '[{"id": 1}]', '', '', 'broke', 'nobody')`,
      [number],
    )
    await expect(getLegalVersion('terms', number)).rejects.toThrow()
    expect((await getLegalVersion('terms', 1))?.text.sections.length).toBeGreaterThan(0)
    expect((await getLegalDocument('terms')).sections.length).toBeGreaterThan(0)
    // Only possible here, where the test owns the table and can delete versions.
    await query('alter table legal_version disable trigger legal_version_immutable')
    await query('delete from legal_version where number = $1', [number])
    await query('alter table legal_version enable trigger legal_version_immutable')
  })
})

describe('after a save', () => {
  const section = { id: randomUUID(), title: 'A section to test with', content: 'We keep it for 5 years.' }
  const save = (fields: object, version: number) =>
    saveLegalSection({ kind: 'terms', version, order: '', orderBefore: '', ...section, ...fields })

  beforeEach(async () => {
    await becomeAdmin()
  })
  afterAll(async () => {
    await db.legalSection.deleteMany({ where: { id: section.id } })
  })

  it('the public page is updated, the version shows the difference, and the anchor outlives the title', async () => {
    const before = await newestNumber('terms')
    expect(await save({}, 0)).toMatchObject({ ok: true })
    expect(await save({ content: 'We keep it for 7 years.', title: 'A better title' }, 1)).toMatchObject({
      ok: true,
    })

    const document = await getLegalDocument('terms')
    expect(document.sections.at(-1)).toEqual({
      ...section,
      content: 'We keep it for 7 years.',
      title: 'A better title',
      anchor: 'a-section-to-test-with',
    })
    const newest = await getLegalVersion('terms', before + 2)
    expect(newest?.isNewest).toBe(true)
    expect(newest?.savedAt).toEqual(document.updatedAt)
    expect(newest?.changes?.changes).toMatchObject([
      { id: section.id, kinds: ['renamed', 'changed'], previousTitle: section.title },
    ])
    expect((await getLegalVersion('terms', before + 1))?.isNewest).toBe(false)
    expect(JSON.stringify(newest)).not.toContain('Bisi')
    expect(JSON.stringify(await listLegalVersions('terms'))).not.toContain('Bisi')
  })

  it('the sitemap has the date of the newest version', async () => {
    const { updatedAt } = await getLegalDocument('terms')
    const entries = await sitemap()
    expect(entries.find(({ url }) => url.endsWith('/terms'))?.lastModified).toEqual(updatedAt)
    expect(entries.some(({ url }) => url.endsWith('/privacy'))).toBe(true)
    expect(entries.some(({ url }) => url.includes('/history'))).toBe(false)
  })
})

it("the policy's original path redirects to it, whatever the host and query", () => {
  const response = oldAddress()
  expect([response.status, response.headers.get('location')]).toEqual([308, '/privacy'])
})

it('the list of versions has the latest 300, and links to the first one', async () => {
  const list = async () => {
    const versions = await listLegalVersions('privacy')
    return { versions, html: renderToStaticMarkup(createElement(VersionList, { kind: 'privacy', versions })) }
  }
  expect((await list()).html).not.toContain('Older versions')
  await query(
    `insert into legal_version (id, kind, number, sections, last_updated_text, policy_updates_text, summary, actor_name)
     select gen_random_uuid(), 'privacy', number, '[]', '', '', 'changed “Fees”', 'nobody'
     from generate_series(1001, 1001 + $1::int) as number`,
    [HISTORY_LIMIT],
  )
  const { versions, html } = await list()
  expect(versions.map(({ number }) => number)).toEqual(
    Array.from({ length: HISTORY_LIMIT }, (_, at) => 1001 + HISTORY_LIMIT - at),
  )
  expect(html).toContain('Older versions')
  expect(html).toContain('href="/privacy/history/1"')
})
