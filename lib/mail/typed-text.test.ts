import { expect, it } from 'vitest'
import { plausibleName } from './typed-text'

it.each([
  'Ada',
  'Ọláwálé Ṣóyínká',
  'Ngozi Okonjo-Iweala',
  'Chimamanda N. Adichie',
  "D’Angelo O'Neill",
  'Dr. Oluwaseun Adebayo Ogunleye Jr.',
  '李小龙',
])('accepts the name %s', (name) => expect(plausibleName(name)).toBe(name))

it.each([
  'You won N500,000',
  'Claim it at https://evil.example',
  'evil.example',
  'www.evil.example',
  'ada@evil.example',
  'Call 08012345678',
  'Your account is locked: sign in again',
  'please click the link in this message now',
  'a'.repeat(61),
  '<b>Ada</b>',
  '',
])('rejects %s', (name) => expect(plausibleName(name)).toBe(''))
