import { updateTag } from 'next/cache'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  deleteLandingItem,
  orderLandingItems,
  restoreLandingItem,
  saveClaim,
  saveFeature,
  saveLandingFaq,
  saveTestimonial,
} from '@/lib/landing/actions'
import {
  getClaimForEdit,
  getLandingFaqForEdit,
  listClaimsForEdit,
  listLandingFaqsForEdit,
  listLandingTrash,
} from '@/lib/landing/admin-queries'
import { landingJobs } from '@/lib/landing/jobs'
import { getClaims, listFeatures, listLandingFaqs, listTestimonials } from '@/lib/landing/queries'
import { claimKeys, faqCategories, featureScreens, MISSING } from '@/lib/landing/schema'
import { db } from '@/lib/platform/db'
import { becomeAdmin } from '../support/admin'
import { becomeVisitor } from '../support/request'

const newFaq = (fields: object = {}) => ({
  id: crypto.randomUUID(),
  version: 0,
  category: 'Pricing' as const,
  question: `Is it free? ${crypto.randomUUID()}`,
  answer: 'Scheduled payouts are.',
  ...fields,
})
const shownIds = async () => (await listLandingFaqsForEdit()).map(({ id }) => id)

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

describe('what the seed says', () => {
  it('has three reviews, eight questions in all six categories, and six features', async () => {
    expect(seeded.testimonials).toHaveLength(3)
    expect(seeded.faqs).toHaveLength(8)
    expect([...new Set(seeded.faqs.map(({ category }) => category))].sort()).toEqual(
      [...faqCategories].sort(),
    )
    expect(seeded.features.map(({ screen }) => screen)).toEqual([...featureScreens])
  })

  it('states every claim with its source and date', async () => {
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

  it('is not sown twice', async () => {
    const before = await readPage()
    const { seedLanding } = await import('../../prisma/seed/landing')
    await seedLanding()
    expect(await readPage()).toEqual(before)
  })
})

describe('saving', () => {
  it('adds a question at the end and tells the page', async () => {
    const faq = newFaq()
    expect(await saveLandingFaq(faq)).toEqual({ ok: true, data: null })
    expect(updateTag).toHaveBeenCalledWith('landing')
    expect((await shownIds()).at(-1)).toBe(faq.id)
    expect((await listLandingFaqs()).find(({ id }) => id === faq.id)).toMatchObject({
      question: faq.question,
    })
    const events = await db.auditEvent.findMany({ where: { recordId: faq.id } })
    expect(events.map(({ action }) => action)).toEqual(['create'])
  })

  it('adds one question when the same form is sent twice', async () => {
    const faq = newFaq()
    await saveLandingFaq(faq)
    expect(await saveLandingFaq({ ...faq, answer: 'Typed after the connection broke.' })).toMatchObject({
      ok: true,
    })
    expect((await listLandingFaqs()).filter(({ question }) => question === faq.question)).toMatchObject([
      { answer: 'Typed after the connection broke.' },
    ])
  })

  it('gives each of many at once a place of its own', async () => {
    const faqs = Array.from({ length: 6 }, () => newFaq())
    const results = await Promise.all(faqs.map((faq) => saveLandingFaq(faq)))
    expect(results.every(({ ok }) => ok)).toBe(true)
    const positions = await db.faq.findMany({ where: { placement: 'landing' }, select: { position: true } })
    expect(new Set(positions.map(({ position }) => position)).size).toBe(positions.length)
  })

  it('refuses a save that began before another one, and shows what is saved', async () => {
    const faq = newFaq()
    await saveLandingFaq(faq)
    await becomeAdmin()
    await saveLandingFaq({ ...faq, version: 1, answer: 'Theirs' })
    await becomeAdmin()
    const late = await saveLandingFaq({ ...faq, version: 1, answer: 'Mine' })
    expect(late).toMatchObject({
      ok: false,
      message: expect.stringContaining('Bisi saved this on'),
      saved: { version: 2, values: { answer: 'Theirs' } },
    })
    expect(await getLandingFaqForEdit(faq.id)).toMatchObject({ answer: 'Theirs', version: 2 })
    expect(await saveLandingFaq({ ...faq, version: 2, answer: 'Mine' })).toMatchObject({ ok: true })
  })

  it('lets exactly one of two simultaneous saves through', async () => {
    const faq = newFaq()
    await saveLandingFaq(faq)
    const results = await Promise.all([
      saveLandingFaq({ ...faq, version: 1, answer: 'One' }),
      saveLandingFaq({ ...faq, version: 1, answer: 'Other' }),
    ])
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
  })

  it('says that a record is gone rather than bringing it back', async () => {
    const faq = newFaq()
    await saveLandingFaq(faq)
    await deleteLandingItem({ list: 'faq', id: faq.id })
    expect(await saveLandingFaq({ ...faq, version: 1 })).toMatchObject({
      ok: false,
      message: expect.stringContaining('deleted'),
    })
  })

  it('names each empty field', async () => {
    expect(await saveLandingFaq({ ...newFaq(), question: ' ', answer: '' })).toEqual({
      ok: false,
      fieldErrors: { question: 'Please write the question', answer: 'Please write the answer' },
    })
    expect(MISSING).toBe('Please fill in all required fields')
  })

  it.each([
    { placement: 'help' },
    { position: 1 },
    { deletedAt: null },
    { category: 'Unknown' },
    { question: ['a', 'b'] },
    { answer: 'nul \u0000' },
    { question: 'x'.repeat(161) },
  ])('refuses what does not belong there: %j', async (fields) => {
    const faq = newFaq(fields)
    // What a program might send, past the types.
    expect((await saveLandingFaq(faq as never)).ok).toBe(false)
    expect(await db.faq.count({ where: { id: faq.id } })).toBe(0)
  })

  it('never touches a question of the Help Center', async () => {
    const help = await db.faq.create({
      data: {
        placement: 'help',
        slug: 'q',
        category: 'Fees & Pricing',
        question: 'Q',
        answer: 'A',
        position: 900,
      },
    })
    const input = { ...newFaq(), id: help.id, version: 1 }
    expect((await saveLandingFaq(input)).ok).toBe(false)
    expect((await deleteLandingItem({ list: 'faq', id: help.id })).ok).toBe(false)
    expect((await listLandingFaqs()).map(({ id }) => id)).not.toContain(help.id)
    expect(await db.faq.findUnique({ where: { id: help.id } })).toMatchObject({
      question: 'Q',
      deletedAt: null,
    })
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
      title: 'Told in time',
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

describe('the order', () => {
  it('is the one that was saved, in the admin and on the page', async () => {
    const was = (await listTestimonials()).map(({ id }) => id)
    const ids = was.toReversed()
    expect(await orderLandingItems({ list: 'testimonial', ids, was })).toMatchObject({ ok: true })
    expect((await listTestimonials()).map(({ id }) => id)).toEqual(ids)
  })

  it('is refused when the list changed meanwhile, or is not the whole list', async () => {
    const was = await shownIds()
    const [first = '', second = '', ...rest] = was
    const ids = [second, first, ...rest]
    expect((await orderLandingItems({ list: 'faq', ids: rest, was })).ok).toBe(false)
    expect((await orderLandingItems({ list: 'faq', ids: [first, first, ...rest], was })).ok).toBe(false)
    await orderLandingItems({ list: 'faq', ids, was })
    expect(await orderLandingItems({ list: 'faq', ids: was.toReversed(), was })).toMatchObject({
      message: expect.stringContaining('changed meanwhile'),
    })
    expect(await shownIds()).toEqual(ids)
  })
})

describe('deleting', () => {
  it('takes the question from the page, and Undo puts it back where it stood', async () => {
    const before = await shownIds()
    const id = before[1] ?? ''
    await deleteLandingItem({ list: 'faq', id })
    expect(await shownIds()).not.toContain(id)
    expect((await listLandingFaqs()).map((faq) => faq.id)).not.toContain(id)
    expect((await listLandingTrash())[0]).toMatchObject({ list: 'faq', id })
    expect(await restoreLandingItem({ list: 'faq', id })).toMatchObject({ ok: true })
    expect(await shownIds()).toEqual(before)
  })

  it('twice is told, and so is restoring what is not in the Trash', async () => {
    const [id = ''] = await shownIds()
    await deleteLandingItem({ list: 'faq', id })
    expect((await deleteLandingItem({ list: 'faq', id })).ok).toBe(false)
    await restoreLandingItem({ list: 'faq', id })
    expect((await restoreLandingItem({ list: 'faq', id })).ok).toBe(false)
  })

  it('is final after 30 days', async () => {
    const [id = '', other = ''] = await shownIds()
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000)
    await db.faq.update({ where: { id }, data: { deletedAt: days(31) } })
    await db.faq.update({ where: { id: other }, data: { deletedAt: days(29) } })
    await landingJobs['landing.empty-trash']?.({})
    expect(await db.faq.findMany({ where: { id: { in: [id, other] } }, select: { id: true } })).toEqual([
      { id: other },
    ])
  })
})

it('is closed to visitors', async () => {
  const faq = newFaq()
  becomeVisitor()
  for (const result of [
    await saveLandingFaq(faq),
    await deleteLandingItem({ list: 'faq', id: faq.id }),
    await orderLandingItems({ list: 'faq', ids: [], was: [] }),
  ])
    expect(z.object({ ok: z.literal(false), message: z.string() }).parse(result).message).toMatch(/sign in/)
  await expect(listLandingFaqsForEdit()).rejects.toThrow()
})
