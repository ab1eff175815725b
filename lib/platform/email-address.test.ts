import { expect, it } from 'vitest'
import { isEmailAddress, mailtoLink, maskEmail } from './email-address'

it.each([
  ['ada+plan@example.com', 'mailto:ada%2Bplan@example.com'],
  ['x?bcc=me&to=y@example.com', 'mailto:x%3Fbcc%3Dme%26to%3Dy@example.com'],
])('links to %s and nobody else', (email, link) => expect(mailtoLink(email)).toBe(link))

it('rejects a masked address', () => {
  expect(isEmailAddress('zoe@example.com')).toBe(true)
  expect(isEmailAddress(maskEmail('zoe@example.com'))).toBe(false)
})
