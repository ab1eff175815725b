import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password'

it('checks unknown usernames again after it was too busy for the first one', async () => {
  const others = Array.from({ length: 68 }, () => hashPassword('correct horse'))
  await expect(verifyPassword(null, 'correct horse')).rejects.toThrow('Sign-in is busy')
  await Promise.all(others)
  expect(await verifyPassword(null, 'correct horse')).toBe(false)
})
