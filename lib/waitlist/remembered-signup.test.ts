import { describe, expect, it } from 'vitest'
import { parseSignup } from './remembered-signup'

describe('parseSignup', () => {
  it('returns what was stored', () => {
    const signup = { joinedOn: '2026-11-23', plan: 'amount=1200000&months=6' }
    expect(parseSignup(JSON.stringify(signup))).toEqual(signup)
  })

  it('drops a plan that the calculator would not write, and anything else it finds', () => {
    const stored = JSON.stringify({ joinedOn: '2026-11-23', plan: 'amount=lots', email: 'ada@example.com' })
    expect(parseSignup(stored)).toEqual({ joinedOn: '2026-11-23', plan: '' })
  })

  it.each([null, '', 'null', '[]', '{', '{"plan":"amount=100"}', '{"joinedOn":"2026-02-30","plan":""}', '7'])(
    'returns null for %j',
    (stored) => expect(parseSignup(stored)).toBeNull(),
  )
})
