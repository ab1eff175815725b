import { describe, expect, it } from 'vitest'
import { site } from '@/lib/site'
import { CONTAINS_NAME, passwordProblem } from './password-rules'

const ada = { username: 'ada' }

describe('passwordProblem', () => {
  it.each(['', 'short', 'Tr0ub4dor&3', 'fourteen chars'])('rejects %j as too short', (password) => {
    expect(passwordProblem(password, ada)).toContain('at least 15')
  })

  it.each([
    'passwordpassword',
    'Password123456789',
    'adminadminadmin1',
    '123456789012345',
    'aaaaaaaaaaaaaaaaaaaa',
    'qwertyuiopasdfghjkl',
    'abcabcabcabcabcabc',
    'ngozi.okafor.12345',
    `${site.name}2026!!!!`,
    `welcome-to-${site.name}`,
  ])('rejects %j as easy to guess', (password) => {
    expect(passwordProblem(password, { username: 'ngozi.okafor' })).toContain('easy to guess')
  })

  it.each([
    'correct horse battery staple',
    'q7VtX2mLs9dWk4Rb',
    'akara ni owuro lojo aiku',
    'ẹ káàárọ̀ gbogbo ènìyàn',
  ])('accepts %j', (password) => {
    expect(passwordProblem(password, { username: 'admin' })).toBeNull()
  })

  it.each([
    `my ${site.name} account rocks`,
    'umbrella Ngozi.Okafor umbrella',
    'seven okafor umbrellas',
    'n-g-o-z-i loves purple bicycles',
    'osundare buys bicycles',
    'ỌṢÚNDÁRE buys bicycles',
  ])('rejects %j because it contains a name', (password) => {
    const owner = { username: 'ngozi.okafor', name: 'Ada Ọ̀ṣúndáre' }
    expect(passwordProblem(password, owner)).toBe(CONTAINS_NAME)
    expect(passwordProblem(password, owner, true)).toBe(CONTAINS_NAME)
  })

  it('accepts a password that contains a very short name', () => {
    expect(passwordProblem('canada purple bicycles', ada)).toBeNull()
  })

  it('counts characters, not code units, and enforces a maximum length', () => {
    expect(passwordProblem('🙂🙃🙂🙃🙂🙃🙂🙃', ada)).toContain('at least 15')
    expect(passwordProblem('correct horse '.repeat(30), ada)).toContain('at most 256')
  })

  it('accepts a shorter password with a second factor, unless it is a common one', () => {
    expect(passwordProblem('tq7Vb2x', ada, true)).toContain('at least 8')
    expect(passwordProblem('tq7Vb2xp', ada, true)).toBeNull()
    expect(passwordProblem('tq7Vb2xp', ada)).toContain('at least 15')
    for (const common of [
      'chelsea1',
      'Blessing',
      'blessing123',
      'sup3rman!',
      '!!liverpool',
      'football',
      'Jesus1234',
    ])
      expect(passwordProblem(common, ada, true), common).toContain('easy to guess')
  })
})
