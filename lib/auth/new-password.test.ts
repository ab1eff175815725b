import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { newPasswordProblem } from './new-password'
import { EASY_TO_GUESS } from './password-rules'

const ada = { username: 'ada', name: 'Ada' }

it('rejects the most common passwords', () => {
  const common = dictionary['passwords-common']
  expect(common.length).toBeGreaterThan(40_000)
  const longEnough = common.slice(0, 20_000).filter((word) => word.length >= 8)
  expect(longEnough.filter((word) => !newPasswordProblem(word, ada, true))).toEqual([])
})

it.each(['1qaz2wsx', 'zaq12wsx', '1q2w3e4r', 'Minecraft', 'minecraft2026', 'm1n3cr4ft!', '!!minecraft!!'])(
  'rejects %j even with a second factor',
  (password) => expect(newPasswordProblem(password, ada, true)).toBe(EASY_TO_GUESS),
)

it('rejects a long password around a common word, without a second factor', () => {
  expect(newPasswordProblem('2026-minecraft-2026', ada)).toBe(EASY_TO_GUESS)
})

it.each(['correct horse battery', 'seven yellow umbrellas', 'tq7Vb2xpLs9dWk4R'])('accepts %j', (password) =>
  expect(newPasswordProblem(password, ada)).toBeNull(),
)
