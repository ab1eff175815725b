import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderMail } from '@/lib/mail/template'
import { db } from '@/lib/platform/db'
import { joinWaitlist } from '@/lib/waitlist/actions'
import { listEntries } from '@/lib/waitlist/admin-queries'
import { waitlistTemplates } from '@/lib/waitlist/mail'
import { parseWaitlistParams } from '@/lib/waitlist/schema'
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
    const { entries } = await listEntries(parseWaitlistParams({ q: email }))
    expect(entries.map(({ plan }) => plan)).toEqual([PLAN])
  })

  it('keeps chosen dates', async () => {
    const plan = 'amount=5&frequency=custom&dates=2099-01-01.7.30'
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
    '',
  ])('succeeds without a plan that the calculator did not write: %s', async (plan) => {
    expect(await join(plan)).toMatchObject({ ok: true })
    expect(await planOf()).toBeNull()
    expect(await propsOf()).not.toHaveProperty('plan')
  })

  it('has none if none was made', async () => {
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
