import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { lagosDay } from '@/lib/dates'
import { renderMail } from '@/lib/mail/template'
import { addDays } from '@/lib/plan/calendar-day'
import { db } from '@/lib/platform/db'
import { parseListParams } from '@/lib/platform/list-params'
import { changeStatus, changeStatuses, joinWaitlist } from '@/lib/waitlist/actions'
import { countMatching, exportEntries, listEntries, readEntry } from '@/lib/waitlist/admin-queries'
import { waitlistTemplates } from '@/lib/waitlist/mail'
import { waitlistList } from '@/lib/waitlist/schema'
import { becomeAdmin } from '../support/admin'
import { becomeVisitor } from '../support/request'

const PLAN = 'amount=1200000&months=6&frequency=weekly'
let email = ''

beforeEach(() => {
  email = `ada-${randomUUID().slice(0, 12)}@example.com`
  becomeVisitor({ address: `198.18.0.${Math.floor(Math.random() * 250)}` })
})

const join = (plan?: string) =>
  joinWaitlist({ name: 'Ada Obi', email, source: 'calculator', ...(plan === undefined ? {} : { plan }) })
const planOf = async () => (await db.waitlistEntry.findUniqueOrThrow({ where: { email } })).plan
const propsOf = async () => (await db.mailMessage.findFirstOrThrow({ where: { toEmail: email } })).props

describe('a signup from the calculator', () => {
  it('stores its plan and includes it in the email', async () => {
    expect(await join(PLAN)).toEqual({ ok: true, data: null })
    expect(await planOf()).toBe(PLAN)
    const sentEmail = await renderMail(waitlistTemplates['waitlist-welcome'], await propsOf())
    expect(sentEmail.text).toContain('₦1,200,000 in 25 weekly payouts')
    expect(sentEmail.html).toContain('/api/payout-plan?amount=1200000')
  })

  it('shows its plan to staff', async () => {
    await join(PLAN)
    await becomeAdmin()
    const { entries } = await listEntries(parseListParams(waitlistList, { q: email }))
    expect(entries.map(({ plan }) => plan)).toEqual([PLAN])
  })

  it('keeps chosen dates', async () => {
    const plan = `amount=5&frequency=custom&dates=${addDays(lagosDay(new Date()), 90)}.7.30`
    await join(plan)
    expect(await planOf()).toBe(plan)
  })

  it.each([
    'amount=1,200,000',
    'amount=1200000&months=12',
    'amount=1200000&months=99',
    'amount=99999999999',
    'amount=5&x=<script>',
    `amount=5&frequency=custom&dates=2099-01-01${'.1'.repeat(80)}`,
    'amount=1200000&frequency=custom&dates=2020-01-01.7',
    '',
  ])('succeeds, but drops a plan that is over or that the calculator did not write: %s', async (plan) => {
    expect(await join(plan)).toMatchObject({ ok: true })
    expect(await planOf()).toBeNull()
    expect(await propsOf()).not.toHaveProperty('plan')
  })

  it('has no plan if none was made', async () => {
    await join()
    expect(await planOf()).toBeNull()
    const sentEmail = await renderMail(waitlistTemplates['waitlist-welcome'], await propsOf())
    expect(sentEmail.text).not.toContain('Your plan')
  })

  it('stores the new plan of someone who was deleted and joins again', async () => {
    await join(PLAN)
    await db.waitlistEntry.update({ where: { email }, data: { deletedAt: new Date() } })
    await join('amount=7')
    expect(await planOf()).toBe('amount=7')
  })

  it('does not change the plan of someone already on the list', async () => {
    await join(PLAN)
    expect(await join('amount=7')).toMatchObject({ ok: false })
    expect(await planOf()).toBe(PLAN)
  })
})

describe('the list filtered by plan', () => {
  const found = async (plan: string) => {
    const params = parseListParams(waitlistList, { q: email, plan })
    const { entries } = await listEntries(params)
    expect(await countMatching(params)).toBe(entries.length)
    return entries.length === 1
  }
  const sizes = async () => {
    const all = ['any', 'none', 'small', 'medium', 'large']
    const isIn = await Promise.all(all.map(found))
    return all.filter((_, index) => isIn[index])
  }

  it.each([
    [undefined, ['none']],
    ['amount=499999', ['any', 'small']],
    ['amount=500000', ['any', 'medium']],
    ['amount=1999999&months=3', ['any', 'medium']],
    ['amount=999999999', ['any', 'large']],
  ])('finds %s among %j', async (plan, expected) => {
    await join(plan)
    await becomeAdmin()
    expect(await sizes()).toEqual(expected)
  })

  it('is exported with the plan in words', async () => {
    await join(PLAN)
    await becomeAdmin()
    let text = ''
    for await (const chunk of await exportEntries(parseListParams(waitlistList, { q: email, plan: 'any' })))
      text += chunk
    expect(text.split('\r\n')[1]).toContain('"₦1,200,000 in 25 weekly payouts"')
  })

  it('changes only the entries that match the filter when all matching entries are selected', async () => {
    await join(PLAN)
    await becomeAdmin()
    const selection = { q: email, status: null }
    expect(
      await changeStatuses({ selection: { ...selection, plan: 'none' }, status: 'notified' }),
    ).toMatchObject({ data: { count: 0 } })
    expect(
      await changeStatuses({ selection: { ...selection, plan: 'any' }, status: 'notified' }),
    ).toMatchObject({ data: { count: 1 } })
  })
})

describe('a person on the list', () => {
  it('is shown with their place, emails and history', async () => {
    await join(PLAN)
    const { id } = await db.waitlistEntry.findUniqueOrThrow({ where: { email }, select: { id: true } })
    await becomeAdmin({}, 'support')
    await changeStatus({ id, from: 'active', status: 'converted' })
    const person = await readEntry(id)
    expect(person?.entry).toMatchObject({ email, plan: PLAN, status: 'converted' })
    expect(person?.place).toBeGreaterThan(0)
    expect(person?.emails).toHaveLength(1)
    expect(person?.events.map(({ summary }) => summary)).toEqual(['set a waitlist entry to converted'])
  })

  it('is not shown when in the Trash, nor to roles without access to the waitlist', async () => {
    await join()
    const { id } = await db.waitlistEntry.update({ where: { email }, data: { deletedAt: new Date() } })
    await becomeAdmin({}, 'support')
    expect(await readEntry(id)).toBeNull()
    await becomeAdmin({}, 'editor')
    await expect(readEntry(id)).rejects.toThrow()
  })
})
