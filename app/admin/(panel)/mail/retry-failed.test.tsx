// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { click, mount, until } from '../../../../tests/support/mount'
import { RetryFailed } from './retry-failed'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
vi.mock('@/lib/outbox/actions', () => ({ retryFailedEmails: async () => ({ ok: true, data: { count: 2 } }) }))

function Card() {
  const [count, setCount] = useState(2)
  refresh.mockImplementation(() => setCount(0))
  return <RetryFailed count={count} />
}

it('keeps focus in its place when the button disappears', async () => {
  await mount(<Card />)
  document.querySelector('button')?.focus()
  await click('Retry all')
  await until(() => expect(document.activeElement?.textContent).toBe('No failed emails'))
  expect(document.activeElement).not.toBe(document.body)
})
