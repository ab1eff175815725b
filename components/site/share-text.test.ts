import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shareText } from './share-text'

test.each([
  ['Your first ₦100,000', 'Your first ₦100,000'],
  ['Déjà vu – “so” it’s…', 'Déjà vu – “so” it’s…'],
  ['Ọjà ọ̀la, ẹ̀yin ṣe ńkọ́', 'Ọjà ọla, ẹyin ṣe ńkọ'],
  ['Money 💸 grows 1️⃣ 👩🏽‍🌾', 'Money grows 1'],
  ['李 money سلام', 'money'],
  ['🎉🎉', ''],
  ['a\u0000b\nc\uD800', 'abc'],
])('draws %j as %j', (text, drawn) => expect(shareText(text)).toBe(drawn))

/** Lists the code points for which a TrueType font has glyphs, from the segments of its `cmap` table in format 4. */
function charactersOf(font: Buffer): number[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.subarray(12 + 16 * index))
  const cmap = font.subarray(
    tables.find((table) => table.toString('latin1', 0, 4) === 'cmap')?.readUInt32BE(8),
  )
  const table = cmap.subarray(cmap.readUInt32BE(8))
  const length = table.readUInt16BE(6)
  return Array.from({ length: length / 2 }, (_, segment) => {
    const last = table.readUInt16BE(14 + 2 * segment)
    const first = table.readUInt16BE(16 + length + 2 * segment)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  }).flat()
}

test('draws only characters of the font', () => {
  const inFont = new Set(charactersOf(readFileSync('app/fonts/share.ttf')))
  const all = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter((each) =>
    each.isWellFormed(),
  )
  const drawn = all.filter((character) => shareText(`a${character}`).startsWith(`a${character}`))
  expect(drawn.length).toBeGreaterThan(150)
  expect(drawn.filter((character) => !inFont.has(character.charCodeAt(0)))).toEqual([])
})
