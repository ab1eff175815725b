// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { storeConsent } from '@/components/site/consent/store-consent'
import { allowAll } from '@/lib/consent/consent-record'
import { lagosDay } from '@/lib/dates'
import { noChoice } from '@/lib/plan/payout-plan'
import { writePlan } from '@/lib/plan/plan-params'
import { SIGNUP_KEY } from '@/lib/waitlist/remembered-signup'
import { click, mount, submit, text, type } from '@/tests/support/mount'
import { JoinDialog } from './join-dialog'

it('moves focus to the form that replaces a remembered signup', async () => {
  storeConsent(allowAll(true))
  localStorage.setItem(SIGNUP_KEY, JSON.stringify({ joinedOn: lagosDay(new Date()), plan: '' }))
  await mount(<JoinDialog join={vi.fn()} source="header" search="" siteUrl="https://moneyplan.example" />)
  expect(text()).toContain('You joined from this browser')
  document.querySelector<HTMLElement>('dialog button')?.focus()
  await click('Join with a different email')
  expect(document.activeElement?.getAttribute('name')).toBe('name')
})

it.each([
  ['calculator', true],
  ['header', false],
] as const)(
  'shows the plan in the page’s URL only for the calculator’s button: %s',
  async (source, hasPlan) => {
    localStorage.clear()
    const plan = writePlan({ ...noChoice, naira: 600_000, months: 3 })
    history.replaceState(null, '', `/?${plan}`)
    const search = `?source=${source}`
    await mount(
      <JoinDialog join={vi.fn()} source={source} search={search} siteUrl="https://moneyplan.example" />,
    )
    expect(text().includes('Your plan')).toBe(hasPlan)
  },
)

it('can be closed while it sends, which may take long on a slow connection', async () => {
  localStorage.clear()
  const join = vi.fn(() => new Promise<never>(() => undefined))
  await mount(<JoinDialog join={join} source="header" search="" siteUrl="https://moneyplan.example" />)
  await type('name', 'Ada Obi')
  await type('email', 'ada@example.com')
  await submit()
  expect(join).toHaveBeenCalledOnce()
  await click('[aria-label=Close]')
  expect(document.querySelector('dialog')?.open).toBe(false)
})
