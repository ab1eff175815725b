import { expect, it } from 'vitest'
import { securityText } from './security-text'

const now = new Date('2026-11-21T20:15:00Z')
const text = securityText('https://money.example', { email: 'team@money.example' }, now)

it('lists the fields of RFC 9116, one per line', () => {
  expect(text).toBe(
    [
      'Contact: mailto:team@money.example',
      'Contact: https://money.example/contact',
      'Expires: 2027-09-17T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://money.example/.well-known/security.txt',
      'Policy: https://money.example/security#report',
      '',
    ].join('\n'),
  )
})
