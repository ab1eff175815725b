// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { click, mount, until } from '../../../../tests/support/mount'
import { RequireFactor } from './require-factor'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
vi.mock('@/lib/staff/actions', () => ({
  makeSecondFactorOptional: async () => ({ ok: true, data: null }),
  requireSecondFactor: vi.fn(),
}))

it('keeps focus on its button when a second factor becomes optional', async () => {
  function Screen() {
    const [isRequired, setRequired] = useState(true)
    refresh.mockImplementation(() => setRequired(false))
    return <RequireFactor isRequired={isRequired} />
  }
  await mount(<Screen />)
  document.querySelector('button')?.focus()
  await click('Make optional')
  await click('dialog[open] .bg-danger')
  await until(() => expect(document.querySelector('dialog[open]')).toBeNull())
  expect(document.activeElement?.closest('button')?.textContent).toBe(
    'Require a passkey or two-factor authentication',
  )
})
