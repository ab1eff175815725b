import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  saveClaim,
  saveFeature,
  saveLandingFaq,
  saveTestimonial,
  setClaimShown,
  setOnlySourced,
} from '@/lib/landing/actions'
import { countUnsourcedClaims, getClaimForEdit, listClaimsForEdit } from '@/lib/landing/admin-queries'
import { getClaims, listFeatures, listLandingFaqs, listTestimonials } from '@/lib/landing/queries'
import { type ClaimKey, claimInfo, claimKeys, faqCategories } from '@/lib/landing/schema'
import { db } from '@/lib/platform/db'
import { becomeAdmin } from '../support/admin'

const newFaq = (fields: object = {}) => ({
  id: crypto.randomUUID(),
  version: 0,
  category: 'Pricing' as const,
  question: `Is it free? ${crypto.randomUUID()}`,
  answer: 'Scheduled payouts are.',
  ...fields,
})

const readPage = async () => ({
  testimonials: await listTestimonials(),
  faqs: await listLandingFaqs(),
  features: await listFeatures(),
  claims: await getClaims(),
})
let seeded: Awaited<ReturnType<typeof readPage>>

beforeAll(async () => {
  seeded = await readPage()
})

beforeEach(async () => {
  await becomeAdmin()
})

describe('the seed', () => {
  it('has three reviews, eight questions in all six categories, and six features', async () => {
    expect(seeded.testimonials).toHaveLength(3)
    expect(seeded.faqs).toHaveLength(8)
    expect([...new Set(seeded.faqs.map(({ category }) => category))].sort()).toEqual(
      [...faqCategories].sort(),
    )
    expect(seeded.features).toHaveLength(6)
  })

  it('shows screens of the app that neither the hero nor the steps show', () => {
    const elsewhere = ['vault', 'schedule', 'chat', 'calendar', 'insights']
    const screens = seeded.features.map(({ screen }) => screen)
    expect(new Set([...screens, ...elsewhere]).size).toBe(11)
  })

  it('gives every claim a source and a date', async () => {
    expect(seeded.claims).toMatchObject({
      activeUsers: { value: '15K+' },
      monthlyPayouts: { value: '~₦2.8M' },
      appRating: { value: '4.9/5' },
      breaches: { value: '0' },
    })
    const claims = await listClaimsForEdit()
    expect(claims.map(({ key }) => key)).toEqual([...claimKeys])
    for (const { source } of claims) expect(source).not.toBe('')
  })

  it('is not applied twice', async () => {
    const before = await readPage()
    const { seed } = await import('../../prisma/seed/landing')
    await seed()
    expect(await readPage()).toEqual(before)
  })
})

describe('saving', () => {
  it('reports each empty field', async () => {
    expect(await saveLandingFaq({ ...newFaq(), question: ' ', answer: '' })).toEqual({
      ok: false,
      fieldErrors: { question: 'Please write the question', answer: 'Please write the answer' },
    })
  })

  it.each([
    { placement: 'help' },
    { category: 'Unknown' },
    { question: ['a', 'b'] },
    { answer: 'nul \u0000' },
    { question: 'x'.repeat(161) },
  ])('refuses unknown or invalid fields: %j', async (fields) => {
    const faq = newFaq(fields)
    // A bot may send this, despite the types.
    expect((await saveLandingFaq(faq as never)).ok).toBe(false)
    expect(await db.faq.count({ where: { id: faq.id } })).toBe(0)
  })

  it('saves reviews, features and claims the same way', async () => {
    const id = crypto.randomUUID()
    const review = {
      id,
      version: 0,
      name: 'Ngozi',
      role: 'Nurse, Enugu',
      title: 'Calm',
      content: 'It lasts.',
      plan: '₦60,000 in, 3 × ₦20,000 out',
    }
    expect(await saveTestimonial(review)).toMatchObject({ ok: true })
    expect((await listTestimonials()).at(-1)).toMatchObject({ id, plan: review.plan, image: null })

    const feature = {
      id,
      version: 0,
      icon: 'bell',
      screen: 'vault',
      title: 'Timely reminders',
      description: 'A note.',
    }
    expect(await saveFeature({ ...feature, icon: 'bell', screen: 'vault' })).toMatchObject({ ok: true })
    expect((await listFeatures()).at(-1)).toMatchObject({ id, icon: 'bell' })

    const claim = {
      key: 'uptime',
      version: 1,
      value: '99.95%',
      label: 'uptime',
      source: 'Monitor',
      publicSource: ' Our monitor, October 2026 ',
    } as const
    expect(await saveClaim({ ...claim, checkedOn: '0000-01-01' })).toMatchObject({
      fieldErrors: { checkedOn: 'Please check the year' },
    })
    expect(await saveClaim({ ...claim, checkedOn: '2999-01-01' })).toMatchObject({
      fieldErrors: { checkedOn: expect.stringContaining('future') },
    })
    expect(await saveClaim({ ...claim, checkedOn: '2026-01-31' })).toMatchObject({ ok: true })
    expect((await getClaims()).uptime).toEqual({
      value: '99.95%',
      label: 'uptime',
      publicSource: 'Our monitor, October 2026',
    })
    expect((await getClaimForEdit('uptime'))?.lastChange).not.toBeNull()
    expect(await saveClaim({ ...claim, checkedOn: '2026-01-31' })).toMatchObject({
      saved: { version: 2, values: { value: '99.95%', checkedOn: '2026-01-31' } },
    })
  })
})

describe('hiding claims', () => {
  const seenByVisitors = async () => Object.keys(await getClaims())
  const reasons = async () =>
    Object.fromEntries((await listClaimsForEdit()).map(({ key, hiddenReason }) => [key, hiddenReason]))
  const setSource = (key: ClaimKey, publicSource: string | null) =>
    db.claim.update({ where: { key }, data: { publicSource } })
  const lastEvent = () =>
    db.auditEvent.findFirstOrThrow({ where: { noun: 'landing' }, orderBy: [{ at: 'desc' }, { id: 'desc' }] })

  beforeEach(async () => {
    await setSource('uptime', 'Our monitor')
  })
  afterEach(async () => {
    await db.claimSettings.deleteMany()
    await db.claim.updateMany({ data: { isShown: true } })
    await setSource('uptime', null)
  })

  it('is off at first: visitors see every claim', async () => {
    expect(await seenByVisitors()).toEqual([...claimKeys])
    expect(new Set(Object.values(await reasons()))).toEqual(new Set([null]))
  })

  it('hides one claim, and shows it again', async () => {
    expect(await setClaimShown({ key: 'activeUsers', isShown: false })).toMatchObject({ ok: true })
    expect(await seenByVisitors()).toEqual(claimKeys.filter((key) => key !== 'activeUsers'))
    expect(await reasons()).toMatchObject({ activeUsers: 'switched off', uptime: null })
    expect(await lastEvent()).toMatchObject({
      recordId: 'activeUsers',
      summary: 'switched off the claim “Active users”',
    })
    await setClaimShown({ key: 'activeUsers', isShown: true })
    expect(await seenByVisitors()).toEqual([...claimKeys])
  })

  it('hides every claim without a source, and shows them again', async () => {
    expect(await setOnlySourced({ onlySourced: true })).toMatchObject({ ok: true })
    expect(await seenByVisitors()).toEqual(['uptime'])
    expect(await reasons()).toMatchObject({ activeUsers: 'no source', uptime: null })
    expect(await lastEvent()).toMatchObject({ recordId: 'claims', action: 'settings' })
    await setOnlySourced({ onlySourced: false })
    expect(await seenByVisitors()).toEqual([...claimKeys])
  })

  it('keeps a claim hidden that is switched off, even with a source', async () => {
    await setOnlySourced({ onlySourced: true })
    await setClaimShown({ key: 'uptime', isShown: false })
    expect(await seenByVisitors()).toEqual([])
    expect(await reasons()).toMatchObject({ uptime: 'switched off' })
  })

  it('records nothing when a stale screen sets what is already set', async () => {
    await setClaimShown({ key: 'breaches', isShown: false })
    await setOnlySourced({ onlySourced: true })
    const { id } = await lastEvent()
    expect(await setClaimShown({ key: 'breaches', isShown: false })).toMatchObject({ ok: true })
    expect(await setOnlySourced({ onlySourced: true })).toMatchObject({ ok: true })
    expect((await lastEvent()).id).toBe(id)
  })

  it('does not interrupt someone who is editing the claim', async () => {
    const open = await getClaimForEdit('foundedIn')
    await setClaimShown({ key: 'foundedIn', isShown: false })
    const { value = '', label = '', version = 0 } = open ?? {}
    const saved = { key: 'foundedIn', version, value, label, source: 'Registry', publicSource: '' } as const
    expect(await saveClaim({ ...saved, checkedOn: '2026-01-31' })).toMatchObject({ ok: true })
    expect(await getClaimForEdit('foundedIn')).toMatchObject({ isShown: false, publicSource: null })
  })

  it('is refused for figures that are part of a text', async () => {
    expect(await setClaimShown({ key: 'betaUsers', isShown: false })).toMatchObject({
      ok: false,
      message: expect.stringContaining('press kit'),
    })
    expect(await seenByVisitors()).toContain('betaUsers')
  })

  it('expires the pages each time', async () => {
    const { updateTag } = await import('next/cache')
    for (const change of [
      () => setClaimShown({ key: 'activeUsers', isShown: false }),
      () => setOnlySourced({ onlySourced: true }),
    ]) {
      vi.mocked(updateTag).mockClear()
      await change()
      expect(updateTag).toHaveBeenCalledWith('landing')
    }
  })

  it('counts the figures that visitors see without a source', async () => {
    const onPages = claimKeys.filter((key) => !claimInfo[key].isInText)
    expect(await countUnsourcedClaims()).toBe(onPages.length - 1)
    await setClaimShown({ key: 'activeUsers', isShown: false })
    expect(await countUnsourcedClaims()).toBe(onPages.length - 2)
    await setOnlySourced({ onlySourced: true })
    expect(await countUnsourcedClaims()).toBe(0)
  })
})
