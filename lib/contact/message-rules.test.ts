import { describe, expect, it } from 'vitest'
import { checkFields, ruleMessages } from '@/lib/platform/form-rules'
import { contactLimits, contactMessages, contactRules } from './message-rules'

const good = {
  name: 'Ngozi Okafor',
  email: 'ngozi@example.com',
  category: 'general',
  subject: 'Payout days',
  message: 'Can I choose\ntwo days a week?',
}

describe('the rules of the form', () => {
  it('accepts a complete message', () => expect(checkFields(contactRules, good)).toEqual({}))

  it('reports every missing field', () =>
    expect(checkFields(contactRules, { category: 'general', name: '  ' })).toEqual({
      name: contactMessages.name,
      email: contactMessages.email,
      subject: contactMessages.subject,
      message: contactMessages.message,
    }))

  it.each([
    ['email', 'ngozi@nowhere', ruleMessages.email],
    ['email', 'a@example.com, b@example.com', ruleMessages.email],
    ['category', 'other', contactMessages.category],
    ['category', 'toString', contactMessages.category],
    ['name', 'Ngozi\r\nBcc: b@example.com', ruleMessages.breaks],
    ['subject', 'Hello\nBcc: b@example.com', ruleMessages.breaks],
    ['subject', 'abc\u202Efdp', ruleMessages.breaks],
    ['message', 'null\u0000byte', ruleMessages.characters],
  ])('refuses an invalid %s: %j', (field, value, message) =>
    expect(checkFields(contactRules, { ...good, [field]: value })).toEqual({ [field]: message }),
  )

  it.each(['name', 'subject', 'message'] as const)(
    'accepts a %s of the maximum length but not a longer one',
    (field) => {
      const full = 'ọ'.repeat(contactLimits[field])
      expect(checkFields(contactRules, { ...good, [field]: full })).toEqual({})
      expect(checkFields(contactRules, { ...good, [field]: `${full}x` })[field]).toMatch(/at most/)
    },
  )

  it('accepts the line breaks of every operating system', () =>
    expect(checkFields(contactRules, { ...good, message: 'one\r\n\r\ntwo\ttabbed' })).toEqual({}))
})
