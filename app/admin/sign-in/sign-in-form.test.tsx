// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { click, mount, submit, text, type, until } from '../../../tests/support/mount'
import { SignInForm } from './sign-in-form'

const { sendCredentials, sendPasskey } = vi.hoisted(() => ({
  sendCredentials: vi.fn(),
  sendPasskey: vi.fn(),
}))
vi.mock('./send-credentials', () => ({ sendCredentials, sendPasskey, fetchToken: vi.fn() }))

const code = () => document.querySelector('[name=code]')

it('reports a wrong code at its field, and a canceled passkey above it', async () => {
  await mount(<SignInForm returnTo="/admin" />)
  await type('username', 'ada')
  await type('password', 'four unrelated words')
  sendCredentials.mockResolvedValueOnce({ ok: false, message: '', asksFor: 'code' })
  await submit()
  await until(() => expect(code()).not.toBeNull())

  await type('code', '123456')
  sendCredentials.mockResolvedValueOnce({ ok: false, message: 'This code is incorrect.' })
  await submit()
  await until(() => expect(text()).toContain('This code is incorrect.'))
  expect(code()?.getAttribute('aria-invalid')).toBe('true')

  sendPasskey.mockResolvedValueOnce({ ok: false, message: 'No passkey was used.' })
  await click('Use a passkey')
  await until(() => expect(document.querySelector('[role=alert]')?.textContent).toBe('No passkey was used.'))
  expect(code()?.getAttribute('aria-invalid')).not.toBe('true')
  expect(text()).not.toContain('This code is incorrect.')
})
