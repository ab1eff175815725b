import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveClaim, saveFeature, saveLandingFaq, saveTestimonial } from '@/lib/landing/actions'
import { getClaimForEdit, listClaimsForEdit } from '@/lib/landing/admin-queries'
import { getClaims, listFeatures, listLandingFaqs, listTestimonials } from '@/lib/landing/queries'
import { claimKeys, faqCategories, featureScreens, MISSING } from '@/lib/landing/schema'
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
    expect(seeded.features.map(({ screen }) => screen)).toEqual([...featureScreens])
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
    expect(MISSING).toBe('Please fill in all required fields')
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
    }
    expect(await saveTestimonial(review)).toMatchObject({ ok: true })
    expect((await listTestimonials()).at(-1)).toMatchObject({ id, name: 'Ngozi', image: null })

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

    const claim = { key: 'uptime', version: 1, value: '99.95%', label: 'uptime', source: 'Monitor' } as const
    expect(await saveClaim({ ...claim, checkedOn: '2999-01-01' })).toMatchObject({
      fieldErrors: { checkedOn: expect.stringContaining('future') },
    })
    expect(await saveClaim({ ...claim, checkedOn: '2026-01-31' })).toMatchObject({ ok: true })
    expect((await getClaims()).uptime).toEqual({ value: '99.95%', label: 'uptime' })
    expect((await getClaimForEdit('uptime'))?.lastChange).not.toBeNull()
    expect(await saveClaim({ ...claim, checkedOn: '2026-01-31' })).toMatchObject({
      saved: { version: 2, values: { value: '99.95%', checkedOn: '2026-01-31' } },
    })
  })
})
