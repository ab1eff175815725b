// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { DAY_MS } from '@/lib/dates'
import { mount, text } from '../../../../tests/support/mount'
import { Due } from './due'

it('marks an unfinished erasure as overdue, but not one that was finished late', async () => {
  const dueAt = new Date(Date.now() - 7 * DAY_MS)
  await mount(<Due request={{ dueAt, closedAt: null }} />)
  expect(text()).toContain('Overdue by 7 days')
  await mount(<Due request={{ dueAt, closedAt: new Date() }} />)
  expect(text()).not.toContain('Overdue')
})
