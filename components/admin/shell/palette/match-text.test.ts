import { describe, expect, it } from 'vitest'
import { partsOf, rankOf } from './match-text'

describe('rankOf', () => {
  it.each([
    ['Blog', '', 'bl', 0],
    ['Help Center', 'faq questions', 'center', 1],
    ['Help Center', 'faq questions', 'CENTER hel', 1],
    ['Help Center', 'faq questions', 'faq', 2],
    ['Help Center', 'faq questions', 'help faq', 2],
    ['Help Center', 'faq questions', 'ent', 3],
    ['Help Center', 'faq questions', 'uestions', null],
    ['Blog', 'posts', 'waitlist', null],
    ['Careers', '', 'càreers', 0],
  ])('ranks %s (%s) for "%s" as %s', (label, keywords, typed, rank) =>
    expect(rankOf(label, keywords, typed)).toBe(rank),
  )
})

const marked = (text: string, typed: string) =>
  partsOf(text, typed)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('')

describe('partsOf', () => {
  it.each([
    ['Ṣọlá Adé', 'sola', '[Ṣọlá] Adé'],
    ['S\u0323o\u0323la\u0301 Ade', 'sol', '[S\u0323o\u0323l]a\u0301 Ade'],
    ['Android Engineer', 'eng and', '[And]roid [Eng]ineer'],
    ['banana', 'ana', 'b[ana]na'],
    ['ﬁnance', 'fin', '[ﬁn]ance'],
    ['👋 Hello', 'hello', '👋 [Hello]'],
    ['Nothing of it', 'zebra', 'Nothing of it'],
    ['', 'a', ''],
  ])('in "%s", marks "%s" as "%s"', (text, typed, shown) => expect(marked(text, typed)).toBe(shown))
})
