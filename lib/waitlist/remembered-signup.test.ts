import { describe, expect, it } from 'vitest'
import { parseSignup } from './remembered-signup'

const today = '2026-11-23'

describe('parseSignup', () => {
  it('returns what was stored', () => {
    const signup = { joinedOn: '2026-11-23', plan: 'amount=1200000&months=6' }
    expect(parseSignup(JSON.stringify(signup), today)).toEqual(signup)
  })

  it('drops a plan that the calculator could not have produced, and unknown properties', () => {
    const stored = JSON.stringify({ joinedOn: '2026-11-23', plan: 'amount=lots', email: 'ada@example.com' })
    expect(parseSignup(stored, today)).toEqual({ joinedOn: '2026-11-23', plan: '' })
  })

  it('forgets a signup after 180 days', () => {
    const stored = JSON.stringify({ joinedOn: '2026-05-27', plan: '' })
    expect(parseSignup(stored, today)).not.toBeNull()
    expect(parseSignup(stored, '2026-11-24')).toBeNull()
  })

  it.each([null, '', 'null', '[]', '{', '{"plan":"amount=100"}', '{"joinedOn":"2026-02-30","plan":""}', '7'])(
    'returns null for %j',
    (stored) => expect(parseSignup(stored, today)).toBeNull(),
  )
})
