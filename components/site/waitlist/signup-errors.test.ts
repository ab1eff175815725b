import { describe, expect, it } from 'vitest'
import { checkFields, ruleMessages } from '@/lib/platform/form-rules'
import { signupMessages, signupRules } from '@/lib/waitlist/signup'
import { errorsOf } from './signup-errors'

const shownOf = (typed: { name: string; email: string }) =>
  errorsOf({ ok: false, fieldErrors: checkFields(signupRules, typed) })

describe('the rules of the form', () => {
  it('finds no errors in a valid form', () =>
    expect(checkFields(signupRules, { name: ' Ada ', email: ' Ada@Example.com ' })).toEqual({}))
  it('reports missing fields before invalid ones', () =>
    expect(shownOf({ name: '', email: 'nonsense' })).toEqual({
      message: signupMessages.missing,
      name: 'Full name is required',
      email: 'It should look like ada@example.com',
    }))
  it('reports an invalid address', () =>
    expect(shownOf({ name: 'Ada', email: 'ada@example' })).toMatchObject({
      message: ruleMessages.email,
    }))
})

describe('errorsOf', () => {
  it("keeps the server's message", () =>
    expect(errorsOf({ ok: false, message: 'Too many attempts.' })).toEqual({ message: 'Too many attempts.' }))
  it('adds a note to each rejected field', () =>
    expect(errorsOf({ ok: false, fieldErrors: { email: ruleMessages.email } })).toMatchObject({
      message: ruleMessages.email,
      email: 'It should look like ada@example.com',
    }))
  it('uses a default message if the response has none', () =>
    expect(errorsOf({ ok: false })).toEqual({ message: signupMessages.failure }))
})
