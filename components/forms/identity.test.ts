import { expect, it, vi } from 'vitest'
import { callConfirmed, registerIdentityPrompt } from './identity'

it('asks for a second proof if the server requires one after the first', async () => {
  const ask = vi.fn().mockResolvedValue(true)
  registerIdentityPrompt({ ask, check: vi.fn() })
  const call = vi
    .fn()
    .mockResolvedValueOnce({ ok: false, message: '', proof: 'password' })
    .mockResolvedValueOnce({ ok: false, message: '', proof: 'passkey' })
    .mockResolvedValueOnce({ ok: true, data: null })
  expect(await callConfirmed(call)).toEqual({ ok: true, data: null })
  expect(ask.mock.calls).toEqual([['password'], ['passkey']])
})
