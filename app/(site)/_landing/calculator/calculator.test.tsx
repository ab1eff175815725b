// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { lagosDay } from '@/lib/dates'
import { addDays } from '@/lib/plan/calendar-day'
import { noChoice } from '@/lib/plan/payout-plan'
import { writePlan } from '@/lib/plan/plan-params'
import { click, mount, text, until } from '@/tests/support/mount'
import { Calculator } from './calculator'

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

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
