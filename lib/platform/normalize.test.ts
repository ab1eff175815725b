import { expect, it } from 'vitest'
import { applicationRules } from '@/lib/applications/application-rules'
import { usernameSchema } from '@/lib/auth/username'
import { markHeadings } from '@/lib/blog/markdown'
import { contactRules } from '@/lib/contact/message-rules'
import { signupRules } from '@/lib/waitlist/signup'
import { cpuTime } from '../../tests/support/cpu-time'
import { normalizeEmail } from './email-address'
import { checkFields } from './form-rules'
import { readQuery } from './list-params'
import { normalize } from './normalize'
import { slugify } from './slug'

const headingOf = (value: string) => ({
  type: 'root',
  children: [{ type: 'element', tagName: 'h2', children: [{ type: 'text', value }] }],
})

/** Returns a character with many marks. Normalization has to move all marks of the second kind before the others. */
const pile = (marks: number) => `a${'\u0301'.repeat(marks / 2)}${'\u0316'.repeat(marks / 2)}`

it('normalizes ordinary text', () => {
  expect(normalize('S\u0323o\u0301la\u0301', 'NFC')).toBe('Ṣólá')
  expect(normalize('ａda', 'NFKC')).toBe('ada')
  expect(normalize('x'.repeat(5_000).concat('e\u0301'), 'NFC')).toHaveLength(5_001)
})

it.each([
  ['alone', pile(120_000)],
  ['in a text of acceptable length', pile(20_000)],
  ['separated by wide Katakana marks', `a${`${'\u0301'.repeat(20)}\uff9e`.repeat(900)}`],
])('leaves a long run of marks unchanged: %s', async (_where, text) => {
  expect(await cpuTime(() => expect(normalize(text, 'NFKC')).toBe(text))).toBeLessThan(300)
})

it.each([
  ['an email address', (text: string) => normalizeEmail(`${text}@example.com`)],
  ['a search', readQuery],
  [
    'an application',
    (text: string) => checkFields(applicationRules, { applicantName: text, phone: text, coverLetter: text }),
  ],
  ['a message', (text: string) => checkFields(contactRules, { name: text, message: text })],
  ['a signup', (text: string) => checkFields(signupRules, { name: text })],
  ['a username', (text: string) => usernameSchema.safeParse(text)],
  ['a slug', slugify],
  ['a heading', (text: string) => markHeadings({ anchor: 'a' })(headingOf(text))],
])('does not let %s block other requests', async (_what, process) => {
  expect(await cpuTime(() => process(pile(60_000)))).toBeLessThan(1_000)
})
