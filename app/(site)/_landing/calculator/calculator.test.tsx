// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { lagosDay } from '@/lib/dates'
import { addDays } from '@/lib/plan/calendar-day'
import { noChoice } from '@/lib/plan/payout-plan'
import { writePlan } from '@/lib/plan/plan-params'
import { click, mount, mountOnServer, text, until } from '@/tests/support/mount'
import { Calculator } from './calculator'

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const control = (selector: string) => document.querySelector<HTMLInputElement>(selector)

it('restores the chosen dates after switching to another frequency and back', async () => {
  await mount(<Calculator empty={null} />)
  await click('[value=custom]')
  await until(() => expect(text()).toContain('No dates selected yet'))
  await click('[role=gridcell][aria-selected=false]')
  await click('Apply Dates')
  expect(text()).toContain('1 date')
  await click('[value=weekly]')
  expect(text()).not.toContain('1 date')
  await click('[value=custom]')
  await until(() => expect(text()).toContain('1 date selected'))
})

it('does not count dates of a shared plan that have passed', async () => {
  const today = lagosDay(new Date())
  async function open(...days: number[]) {
    const dates = days.map((day) => addDays(today, day))
    history.replaceState(
      null,
      '',
      `/?${writePlan({ ...noChoice, naira: 100_000, frequency: 'custom', dates })}`,
    )
    await mount(<Calculator empty={null} />)
  }
  await open(-9, 9)
  await until(() => expect(text()).toContain('1 dateChange dates'))
  await open(-9, -2)
  await until(() => expect(text()).toContain('All dates have passed'))
})

it('keeps what was typed and chosen before its script loaded, instead of the shared plan', async () => {
  const shared = { ...noChoice, naira: 1_500_000, months: 6, frequency: 'bi-weekly' } as const
  history.replaceState(null, '', `/?${writePlan(shared)}`)
  const hydrate = await mountOnServer(<Calculator empty={null} />)
  for (const [selector, value] of [
    ['[inputmode=numeric]', '250,000'],
    ['[type=range]', '3'],
  ] as const)
    Object.assign(control(selector) ?? {}, { value })
  await click('[value=weekly]')
  await act(async () => hydrate())
  expect(control('[inputmode=numeric]')?.value).toBe('250,000')
  expect(text()).toContain('3 months')
  expect(control('[value=weekly]')?.checked).toBe(true)
})

it('shows a shared plan if nothing was typed or chosen before its script loaded', async () => {
  const shared = { ...noChoice, naira: 1_500_000, months: 6, frequency: 'weekly' } as const
  history.replaceState(null, '', `/?${writePlan(shared)}`)
  const hydrate = await mountOnServer(<Calculator empty={null} />)
  await act(async () => hydrate())
  expect(control('[inputmode=numeric]')?.value).toBe('1,500,000')
  expect(text()).toContain('6 months')
  expect(control('[value=weekly]')?.checked).toBe(true)
})
