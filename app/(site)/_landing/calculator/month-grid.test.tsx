// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { click, mount, text } from '@/tests/support/mount'
import { MonthGrid } from './month-grid'

it('opens on next month at the end of a month, and leads back to today', async () => {
  await mount(<MonthGrid today="2026-11-28" chosen={[]} onToggle={() => {}} />)
  expect(text()).toContain('December 2026')
  expect(document.querySelector('[autofocus]')?.ariaLabel).toBe('Tuesday, 1 December 2026')
  await click('[aria-label="Previous month"]')
  expect(text()).toContain('November 2026')
  expect(document.querySelector('[tabindex="0"]')?.ariaLabel).toBe('Saturday, 28 November 2026, today')
})
