import { describe, expect, it } from 'vitest'
import { assetFormat, assetSize, newsSchema, pressContactSchema } from './schema'

describe('file sizes and formats', () => {
  it.each([
    [999, '999 Bytes'],
    [2_048, '2 KB'],
    [1_001_400, '978 KB'],
    [2_202_009, '2.1 MB'],
    [1_610_612_736, '1.5 GB'],
  ])('formats %i bytes as %s', (bytes, text) => expect(assetSize(bytes)).toBe(text))

  it('names the format of a type', () => {
    expect(assetFormat('image/svg+xml')).toBe('SVG')
    expect(assetFormat('image/jpeg')).toBe('JPG')
  })
})

describe('the link of press coverage', () => {
  const parse = (link: string) =>
    newsSchema.safeParse({
      id: crypto.randomUUID(),
      version: 0,
      date: '2026-11-21',
      title: 'T',
      outlet: '',
      link,
    }).success
  it.each(['', 'https://techcabal.com/a?b=c', 'http://example.ng'])('may be %j', (link) =>
    expect(parse(link)).toBe(true),
  )
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'ftp://a.b',
    'java\tscript:1',
    '/press',
  ])('is refused as %j', (link) => expect(parse(link)).toBe(false))
})

describe('the press contact', () => {
  it('may be partial or empty', () => {
    expect(pressContactSchema.parse({ version: 1, pressEmail: ' Press@Example.com ' })).toEqual({
      version: 1,
      pressEmail: 'press@example.com',
    })
    expect(pressContactSchema.safeParse({ version: 1, pressEmail: '', pressPhone: '' }).success).toBe(true)
  })
  it.each([{ pressEmail: 'press@' }, { pressPhone: 'call me' }, { website: 'x' }])('rejects %j', (fields) =>
    expect(pressContactSchema.safeParse({ version: 1, ...fields }).success).toBe(false),
  )
})
