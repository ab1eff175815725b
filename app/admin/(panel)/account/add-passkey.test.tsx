// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { click, mount, submit, until } from '../../../../tests/support/mount'
import { AddPasskey } from './add-passkey'

const startRegistration = vi.hoisted(() => vi.fn())
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  unstable_isUnrecognizedActionError: () => false,
}))
vi.mock('@/lib/account/actions', () => ({
  addPasskey: vi.fn(),
  beginPasskey: async () => ({ ok: true, data: {} }),
}))

it.each(['Cancel', '[aria-label=Close]'])('can be closed while the browser asks: %s', async (button) => {
  startRegistration.mockReset().mockReturnValue(new Promise(() => undefined))
  await mount(<AddPasskey />)
  await click('Add a passkey')
  await submit()
  await until(() => expect(startRegistration).toHaveBeenCalledOnce())
  await click(button)
  expect(document.querySelector('dialog')?.open).toBe(false)
})
