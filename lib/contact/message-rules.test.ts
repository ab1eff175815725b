import { describe, expect, it } from 'vitest'
import { checkContactMessage, contactLimits, contactMessages } from './message-rules'

const good = {
  name: 'Ngozi Okafor',
  email: 'ngozi@example.com',
  category: 'general',
  subject: 'Payout days',
  message: 'Can I choose\ntwo days a week?',
}

describe('checkContactMessage', () => {
  it('accepts a complete message', () => expect(checkContactMessage(good)).toEqual({}))

  it('reports every missing field', () =>
    expect(checkContactMessage({ category: 'general', name: '  ' })).toEqual({
      name: contactMessages.name,
      email: contactMessages.email,
      subject: contactMessages.subject,
      message: contactMessages.message,
    }))

  it.each([
    ['email', 'ngozi@nowhere', contactMessages.emailForm],
    ['email', 'a@example.com, b@example.com', contactMessages.emailForm],
    ['category', 'other', contactMessages.category],
    ['category', 'toString', contactMessages.category],
    ['name', 'Ngozi\r\nBcc: b@example.com', contactMessages.breaks],
    ['subject', 'Hello\nBcc: b@example.com', contactMessages.breaks],
    ['subject', 'abc\u202Efdp', contactMessages.breaks],
    ['message', 'null\u0000byte', contactMessages.characters],
  ])('refuses an invalid %s: %j', (field, value, message) =>
    expect(checkContactMessage({ ...good, [field]: value })).toEqual({ [field]: message }),
  )

  it.each(['name', 'subject', 'message'] as const)(
    'accepts a %s of the maximum length but not a longer one',
    (field) => {
      const full = 'ọ'.repeat(contactLimits[field])
      expect(checkContactMessage({ ...good, [field]: full })).toEqual({})
      expect(checkContactMessage({ ...good, [field]: `${full}x` })[field]).toMatch(/at most/)
    },
  )

  it('accepts the line breaks of every operating system', () =>
    expect(checkContactMessage({ ...good, message: 'one\r\n\r\ntwo\ttabbed' })).toEqual({}))
})
