import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeEmail } from '@/lib/platform/email-address'
import { ruleMessages, tidyText } from '@/lib/platform/form-rules'
import { cpuTime } from '../../tests/support/cpu-time'
import { firstNameOf, signupMessages, signupRules } from './signup'

const { problem: nameProblem } = signupRules.name
const { problem: emailProblem } = signupRules.email

describe('a name', () => {
  it('is required', () => expect(nameProblem(tidyText(' \u00a0\n '))).toBe(signupMessages.missing))
  it.each(['Ọlá Ṣadé', "Ngozi O'Neill", '李', 'A'.repeat(100)])('is accepted as %s', (name) =>
    expect(nameProblem(tidyText(name))).toBeUndefined(),
  )
  it.each(['Ada\r\nBcc: x@y.z', 'A\u0000da', 'Ada\u202eadA', 'a\u2028b'])(
    'is rejected with control characters: %j',
    (name) => expect(nameProblem(tidyText(name))).toBe(signupMessages.nameCharacters),
  )
  it('is rejected with more than 100 characters', () =>
    expect(nameProblem('A'.repeat(101))).toBe(signupMessages.nameTooLong))
})

describe('firstNameOf', () => {
  it.each([
    ['  Zainab Musa ', 'Zainab'],
    ['Ọlá', 'Ọlá'],
    ['Mrs. Ngozi Obi', 'Ngozi'],
    ['Alhaji Dr Musa Bello', 'Musa'],
    ['Chief', 'Chief'],
    ['', ''],
  ])('greets %j as %j', (name, first) => expect(firstNameOf(name)).toBe(first))
})

describe('an email address', () => {
  it('is trimmed and lower-cased', () => expect(normalizeEmail('  Ada@Example.COM ')).toBe('ada@example.com'))
  it('is normalized', () => {
    expect(normalizeEmail('ｆｕｌｌ@example.com')).toBe('full@example.com')
    expect(normalizeEmail('ada@exämple.com')).toBe(normalizeEmail('ada@xn--exmple-cua.com'))
    expect(normalizeEmail('ada@ＥＸＡＭＰＬＥ.com')).toBe('ada@example.com')
  })
  it.each(['a@b.c', 'ada+tag@mail.example.com', "o'neill@example.ng", 'ọlá@bánkì.ng'])(
    'is accepted as %s',
    (email) => expect(emailProblem(normalizeEmail(email))).toBeUndefined(),
  )
  it.each([
    'ada',
    'ada@example',
    '@example.com',
    'ada@',
    'ada@.com',
    'ada@example..com',
    'ada@example.com.',
    'ada..obi@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'ada@example.com%0a',
    'ada@exam_ple.com',
    'ada@-example.com',
    'ada@example-.com',
    'a@b.c,d@e.f',
    'a@b.c;d@e.f',
    'ada b@example.com',
    'Ada <ada@example.com>',
    'ada@exam\r\nple.com',
    'ada@example.com\nBcc: x@y.z',
    'ada\u0000@example.com',
    `${'a'.repeat(250)}@b.co`,
  ])('is refused as %j', (email) => expect(emailProblem(normalizeEmail(email))).toBe(ruleMessages.email))

  it('is checked quickly, whatever the text', async () => {
    const time = await cpuTime(() => {
      for (const char of ['.', 'a.', 'a@', '@']) emailProblem(char.repeat(100_000))
      fc.assert(
        fc.property(fc.string({ maxLength: 2_000 }), (text) => void emailProblem(normalizeEmail(text))),
      )
    })
    expect(time).toBeLessThan(2_000)
  })

  it('is rejected if it could become two addresses or a header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const email = normalizeEmail(`a${text}@example.com`)
        if (emailProblem(email) === undefined) {
          expect(email.match(/@/g)).toHaveLength(1)
          expect(email).not.toMatch(/[\s,;<>\p{Cc}]/u)
        }
      }),
    )
  })
})
