import { describe, expect, it } from 'vitest'
import { signupMessages } from '@/lib/waitlist/signup'
import { checkSignup, faultsOf } from './signup-faults'

const shownOf = (typed: { name: string; email: string }) =>
  faultsOf({ ok: false, fieldErrors: checkSignup(typed) })

describe('checkSignup', () => {
  it('finds nothing wrong with a good form', () =>
    expect(checkSignup({ name: ' Ada ', email: ' Ada@Example.com ' })).toEqual({}))
  it('puts missing fields first', () =>
    expect(shownOf({ name: '', email: 'nonsense' })).toEqual({
      message: signupMessages.missing,
      name: 'Your name is missing',
      email: 'It should look like ada@example.com',
    }))
  it('names a bad address', () =>
    expect(shownOf({ name: 'Ada', email: 'ada@example' })).toMatchObject({
      message: signupMessages.email,
    }))
})

describe('faultsOf', () => {
  it('keeps the message of the server', () =>
    expect(faultsOf({ ok: false, message: 'Too many attempts.' })).toEqual({ message: 'Too many attempts.' }))
  it('reads refused fields', () =>
    expect(faultsOf({ ok: false, fieldErrors: { email: signupMessages.email } })).toMatchObject({
      message: signupMessages.email,
      email: 'It should look like ada@example.com',
    }))
  it('has a sentence for an answer without one', () =>
    expect(faultsOf({ ok: false })).toEqual({ message: signupMessages.failure }))
})
