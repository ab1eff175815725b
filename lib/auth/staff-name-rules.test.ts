import { describe, expect, it } from 'vitest'
import { passkeyNameSchema } from '@/lib/account/schema'
import { staffName } from './staff-name-rules'

describe('staffName', () => {
  it.each([
    ['Ada  Obi', 'Ada Obi'],
    [' Ada\u00a0Obi ', 'Ada Obi'],
    ['Ａda Obi', 'Ada Obi'],
    ['Ṣọlá Adé-Òjó', 'Ṣọlá Adé-Òjó'],
    ['Ngozi O’Brien II', 'Ngozi O’Brien II'],
    ['Ада', 'Ада'],
    ...[
      'Ńwáńnà Ọlá-Ìyá',
      'Ɓala Ɗan Ƙofa Ƴar',
      'ɓala ɗan ƙofa ʼyar',
      'Kǝllu Əmir',
      'Đặng Þór Łukasz Øst Ümit Işık',
      'Kɔmla Ɛyra',
      'Ada “Bola” Obi (2)',
      'अदा ०',
    ].map((name) => [name, name]),
  ])('turns %j into %j', (input, name) => {
    expect(staffName.parse(input)).toBe(name)
  })

  it.each([
    ['   ', 'Your name is missing'],
    ['\u0410da Obi', 'Please don’t mix letters from different alphabets'],
    ['Tola Ok०n', 'Please leave out the “०”'],
    ['Tola Okᴏn', 'Please leave out the “ᴏ”'],
    ['Tola Oĸon', 'Please leave out the “ĸ”'],
    ['Toꞁa Okon', 'Please leave out the “ꞁ”'],
    ['Toǀa Okon', 'Please leave out the “ǀ”'],
    ['Tola Ok○n', 'Please leave out the “○”'],
    ['Αda', 'Please don’t mix letters from different alphabets'],
    ['a'.repeat(101), 'Please use at most 100 characters'],
    ...['\u034f', '\ufe0f', '\u{e0100}', '\u17b5', '\u2800', '\ufffc'].map((character) => [
      `Zed owner${character}`,
      'Please leave out invisible characters',
    ]),
    ['ada@example.com', 'Please leave out the “@”'],
    ['ada＠example.com', 'Please leave out the “@”'],
    ['ada%40example.com', 'Please leave out the “@”'],
  ])('refuses %j', (input, message) => {
    expect(staffName.safeParse(input).error?.issues[0]?.message).toBe(message)
  })

  it.each(['ada@example.com', 'ada﹫example.com'])('like the name of a passkey, rejects %j', (name) => {
    expect(passkeyNameSchema.safeParse({ name }).error?.issues[0]?.message).toBe('Please leave out the “@”')
  })
})
