import { randomUUID } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import PositionPage, { generateMetadata } from '@/app/(site)/careers/[slug]/page'
import { Careers } from '@/app/(site)/careers/careers'
import sitemap from '@/app/sitemap'
import {
  changePositionStatus,
  deletePosition,
  reorderPositions,
  restorePosition,
  saveHiringSettings,
  savePosition,
} from '@/lib/careers/actions'
import { noFilter } from '@/lib/careers/list-url'
import { getHiringContact, getPosition, listOpenPositions, listPositionSlugs } from '@/lib/careers/queries'
import { hiringDefaults, type PositionInput, type PositionStatus } from '@/lib/careers/schema'
import { lagosDay } from '@/lib/dates'
import { db } from '@/lib/platform/db'
import { becomeAdmin } from '../support/admin'

/** Adds a position as staff do, and returns its id and slug. */
async function add(overrides: Partial<PositionInput> = {}) {
  const id = randomUUID()
  const result = await savePosition({
    id,
    version: 0,
    title: `Engineer ${id.slice(0, 8)}`,
    department: 'Engineering',
    location: 'Remote',
    type: 'Full-time',
    status: 'active',
    salary: '₦8M - ₦12M',
    salaryMin: '8000000',
    salaryMax: '12000000',
    description: 'Builds.',
    requirements: 'One\nTwo',
    ...overrides,
  })
  expect(result).toMatchObject({ ok: true })
  const { slug } = await db.jobPosition.findUniqueOrThrow({ where: { id }, select: { slug: true } })
  return { id, slug }
}

const slugsOf = (rows: { slug: string }[]) => rows.map(({ slug }) => slug)
const propsOf = (slug: string) => ({ params: Promise.resolve({ slug }), searchParams: Promise.resolve({}) })
const pageOf = async (slug: string) => renderToStaticMarkup(await PositionPage(propsOf(slug)))
const metadataOf = (slug: string) => generateMetadata(propsOf(slug))

/** Returns what anyone can see without knowing an address. */
async function everythingListed() {
  const data = [await listOpenPositions(), await listPositionSlugs(), await sitemap()]
  return JSON.stringify(data) + renderToStaticMarkup(await Careers({ filter: noFilter }))
}

beforeEach(() => becomeAdmin())

it('the seed has six positions, one of them paused, in four departments', async () => {
  // Other tests add positions now; the seeded ones were posted days ago.
  const seeded = await db.jobPosition.findMany({
    where: { createdAt: { lt: new Date(Date.now() - 60 * 60 * 1000) } },
  })
  expect(seeded).toHaveLength(6)
  expect(seeded.filter(({ status }) => status === 'paused')).toHaveLength(1)
  expect(new Set(seeded.map(({ department }) => department)).size).toBe(4)
  expect(new Set(seeded.map(({ location }) => location))).toEqual(new Set(['Lagos, Nigeria', 'Remote']))
  for (const { salary, salaryMinKobo, salaryMaxKobo, requirements, postedDate, createdAt } of seeded) {
    const millions = (kobo: bigint | null) => Number(kobo) / 100_000_000
    expect(salary).toBe(`₦${millions(salaryMinKobo)}M - ₦${millions(salaryMaxKobo)}M`)
    expect(requirements.length).toBeGreaterThanOrEqual(5)
    expect(postedDate.toISOString().slice(0, 10)).toBe(lagosDay(createdAt))
  }
})

describe('an open position', () => {
  it('is listed in the order set by staff, and in search engine data', async () => {
    const { id, slug } = await add({ location: 'Lagos, Nigeria' })
    const before = await listOpenPositions()
    expect(before.at(-1)).toMatchObject({
      id,
      slug,
      status: 'active',
      requirements: ['One', 'Two'],
      salaryKobo: { min: 800_000_000, max: 1_200_000_000 },
    })
    const all = await db.jobPosition.findMany({ where: { deletedAt: null }, orderBy: { position: 'asc' } })
    const previousIds = all.map((position) => position.id)
    const ids = [id, ...previousIds.filter((other) => other !== id)]
    expect(await reorderPositions({ list: 'position', ids, previousIds })).toMatchObject({ ok: true })
    expect(slugsOf(await listOpenPositions())[0]).toBe(slug)

    const html = await pageOf(slug)
    expect(html).toContain('"@type":"JobPosting"')
    expect(html).toContain(`data-apply="${slug}"`)
    expect(await metadataOf(slug)).not.toHaveProperty('robots')
    expect((await sitemap()).find(({ url }) => url.endsWith(`/careers/${slug}`))).toHaveProperty(
      'lastModified',
    )
  })

  it('changes the date of the list in the sitemap when it is opened and when it is closed', async () => {
    const dateOf = async () => {
      const page = (await sitemap()).find(({ url }) => url.endsWith('/careers'))
      return page?.lastModified as Date
    }
    const { id } = await add()
    const opened = await dateOf()
    await changePositionStatus({ id, from: 'active', status: 'closed' })
    expect((await dateOf()).getTime()).toBeGreaterThan(opened.getTime())
  })

  it('shows texts as plain text', async () => {
    const nasty = `</script><script>alert(1)</script><b>`
    const { slug } = await add({ title: nasty, description: nasty, requirements: nasty, location: nasty })
    const html = (await pageOf(slug)) + renderToStaticMarkup(await Careers({ filter: noFilter }))
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)')
    expect(html).not.toMatch(/<script>alert|<b>/)
  })

  it('can leave the salary undisclosed', async () => {
    const { slug } = await add({ salary: '', salaryMin: '', salaryMax: '', requirements: '' })
    const html = await pageOf(slug)
    expect(html).not.toMatch(/Salary|baseSalary|What you bring/)
  })
})

describe('a position that accepts no applications', () => {
  const canary = { description: 'canary', requirements: 'canary', salary: 'canary', location: 'canary' }

  it('is listed nowhere while paused, but its page says so', async () => {
    const status = 'paused'
    const { slug } = await add({ ...canary, title: `canary ${randomUUID()}`, status })
    expect(await everythingListed()).not.toContain('canary')
    expect(await getPosition(slug)).toEqual({ status, slug, title: expect.stringContaining('canary') })
    const html = await pageOf(slug)
    expect(html).toContain('This position is paused.')
    expect(html.match(/canary/g)).toHaveLength(1)
    expect(html).not.toMatch(/JobPosting|data-apply|\/apply/)
    expect(await metadataOf(slug)).toMatchObject({ robots: { index: false } })
  })

  it('does not exist publicly when closed', async () => {
    const { slug } = await add({ ...canary, title: `canary ${randomUUID()}`, status: 'closed' })
    expect(await everythingListed()).not.toContain('canary')
    expect(await getPosition(slug)).toBeNull()
    await expect(pageOf(slug)).rejects.toMatchObject({ digest: expect.stringContaining('404') })
  })

  it('does not exist publicly in the Trash, until it is restored', async () => {
    const { id, slug } = await add({ ...canary, title: `canary ${randomUUID()}` })
    expect(await everythingListed()).toContain('canary')
    expect(await deletePosition({ id })).toMatchObject({ ok: true })
    expect(await everythingListed()).not.toContain('canary')
    expect(await getPosition(slug)).toBeNull()
    await expect(pageOf(slug)).rejects.toMatchObject({ digest: expect.stringContaining('404') })
    expect(await restorePosition({ id })).toMatchObject({ ok: true })
    expect(await getPosition(slug)).toMatchObject({ status: 'active' })
    await deletePosition({ id })
  })
})

it('does not look up an invalid slug', async () => {
  const find = vi.spyOn(db.jobPosition, 'findFirst')
  for (const slug of ['', '../admin', 'a'.repeat(101), 'ẹ', '%00', 'A'])
    expect(await getPosition(slug)).toBeNull()
  expect(find).not.toHaveBeenCalled()
  find.mockRestore()
})

it('the hiring address is a setting with a default', async () => {
  expect(await getHiringContact()).toBe(hiringDefaults.contactEmail)
  const saved = await saveHiringSettings({
    version: 0,
    contactEmail: 'jobs@x.example',
    retentionMonths: '12',
  })
  expect(saved).toMatchObject({ ok: true })
  expect(await getHiringContact()).toBe('jobs@x.example')
  await db.hiringSettings.deleteMany()
})

it('every change expires the cache', async () => {
  const { updateTag } = await import('next/cache')
  const { id } = await add()
  const change = async (work: () => Promise<unknown>) => {
    vi.mocked(updateTag).mockClear()
    await work()
    expect(updateTag).toHaveBeenCalledWith('careers')
  }
  const to = (status: PositionStatus, from: PositionStatus) => () =>
    changePositionStatus({ id, from, status })
  for (const work of [
    to('closed', 'active'),
    to('active', 'closed'),
    () => deletePosition({ id }),
    () => restorePosition({ id }),
  ])
    await change(work)
})
