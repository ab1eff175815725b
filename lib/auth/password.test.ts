import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password'

it('checks unknown usernames again after the first check failed because sign-in was busy', async () => {
  const others = Array.from({ length: 68 }, () => hashPassword('correct horse'))
  await expect(verifyPassword(null, 'correct horse')).rejects.toThrow('Sign-in is busy')
  await Promise.all(others)
  expect(await verifyPassword(null, 'correct horse')).toBe(false)
})
