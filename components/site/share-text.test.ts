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
