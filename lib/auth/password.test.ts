import { hash } from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { verifyPassword } from './password'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, hash: vi.fn(real.hash) }
})

it('answers for unknown usernames after one of them could not be checked', async () => {
  vi.mocked(hash).mockRejectedValueOnce(new Error('Out of memory'))
  await expect(verifyPassword(null, 'correct horse')).rejects.toThrow('Out of memory')
  expect(await verifyPassword(null, 'correct horse')).toBe(false)
})
