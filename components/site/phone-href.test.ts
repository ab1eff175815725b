import { expect, it } from 'vitest'
import { phoneHref } from './phone-href'

it.each([
  ['+234 700 000 0000', 'tel:+2347000000000'],
  ['0700 000-0000', 'tel:07000000000'],
  ['(0) 700 000 0000', 'tel:07000000000'],
  ['+234 (0) 700 000 0000', 'tel:+2347000000000'],
  ['+234 (0)700 000 0000', 'tel:+2347000000000'],
  ['+234 ( 0 ) 700 000 0000', 'tel:+2347000000000'],
])('links %s to %s', (phone, link) => expect(phoneHref(phone)).toBe(link))
