import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupThousands, readAmount, type TypedAmount, typeAmount } from './amount-input'

describe('readAmount', () => {
  it.each([
    ['1500000', '1500000'],
    ['1,500,000', '1500000'],
    ['₦1,500,000.50', '1500000'],
    ['NGN 1 500 000', '1500000'],
    ['1.500.000,50', '1500000'],
    ['1.500.000', '1500000'],
    ['1500.5', '1500'],
    ['1500,50', '1500'],
    ['1,500,000,5', '1500000'],
    ['about 20,000 naira', '20000'],
    ['no digits', ''],
    ['', ''],
    ['007', '7'],
    ['0', '0'],
    ['.50', ''],
  ])('reads %j as %j', (text, digits) => expect(readAmount(text)).toBe(digits))

  it('reads back what groupThousands wrote', () => {
    fc.assert(
      fc.property(fc.nat(), (naira) => {
        expect(readAmount(groupThousands(String(naira)))).toBe(String(naira))
      }),
      { numRuns: 1_000 },
    )
  })
})

/** Types into the field; `|` marks the caret. */
function type(before: string, marked: string, how: { inputType?: string; data?: string } = {}) {
  const caret = marked.indexOf('|')
  const { text, caret: placed, note } = typeAmount(before, { text: marked.replace('|', ''), caret, ...how })
  return [`${text.slice(0, placed)}|${text.slice(placed)}`, note]
}

/** Types character by character at the end, as with a keyboard; `<` is Backspace. */
function typeKeys(keys: string) {
  let typed: TypedAmount = { digits: '', text: '', caret: 0, tail: '' }
  for (const key of keys) {
    // The browser does not report Backspace in an empty field.
    if (key === '<' && typed.text === '') continue
    const text = key === '<' ? typed.text.slice(0, -1) : typed.text + key
    const how = key === '<' ? back : { inputType: 'insertText', data: key }
    typed = typeAmount(typed.digits, { text, caret: text.length, tail: typed.tail, ...how })
  }
  return typed
}
const back = { inputType: 'deleteContentBackward' }
const forward = { inputType: 'deleteContentForward' }

describe('typeAmount', () => {
  it.each([
    ['', '1|', '1|'],
    ['150', '1500|', '1,500|'],
    ['1500000', '19|,500,000', '19|,500,000'],
    ['1500', '1,2|500', '12|,500'],
    ['999', '1|999', '1|,999'],
    ['1500', 'a|1,500', '|1,500'],
    ['1500', '1,5x|00', '1,5|00'],
    ['', '₦1,500,000.50|', '1,500,000|'],
    ['0', '05|', '5|'],
    ['15', '0|15', '|15'],
  ])('turns %j, edited to %j, into %j', (before, marked, after) =>
    expect(type(before, marked)[0]).toBe(after),
  )

  it('deletes the digit beyond a separator', () => {
    expect(type('1234', '1|234', back)[0]).toBe('|234')
    expect(type('1234', '1|234', forward)[0]).toBe('1|34')
    expect(type('1234567', '1,234|567', back)[0]).toBe('123|,567')
  })

  it('keeps the caret when a separator disappears or appears', () => {
    expect(type('1000', '1,0|0', back)[0]).toBe('10|0')
    expect(type('123456', '12|3,4567')[0]).toBe('1,2|34,567')
  })

  it('ignores a keystroke that exceeds the maximum', () =>
    expect(type('123456789', '123,456,7890|')).toEqual(['123,456,789|', 'most']))

  it('ignores a typed decimal point and says so', () =>
    expect(type('1500', '1.|,500', { data: '.' })).toEqual(['1|,500', 'whole']))

  it.each([
    ['1500.50', '1,500|', '1500', 'whole'],
    ['1500,50', '1,500,50|', '1500', 'whole'],
    ['1500,500', '1,500,500|', '1500500', undefined],
    ['1500,50.5', '1,500|', '1500', 'whole'],
    ['1500,5x0', '1,500,50|', '1500', 'whole'],
    ['150,50', '150,50|', '150', 'whole'],
    ['1,500,000', '1,500,000|', '1500000', undefined],
    ['1,500,0000', '15,000,000|', '15000000', undefined],
    ['12.345', '12|', '12', 'whole'],
    ['.50', '0|', '0', 'whole'],
    ['.<500', '500|', '500', undefined],
    ['2m', '2|', '2', 'digits'],
    ['1.8m', '1|', '1', 'digits'],
    ['1500.50<', '150|', '150', undefined],
    ['1500,5<<0', '15,000|', '15000', undefined],
    ['1500.<0', '1,500|', '1500', undefined],
  ])('turns %s, typed character by character, into %s', (keys, after, digits, note) => {
    const typed = typeKeys(keys)
    expect([`${typed.text.slice(0, typed.caret)}|${typed.text.slice(typed.caret)}`]).toEqual([after])
    expect(typed).toMatchObject({ digits })
    expect(typed.note).toBe(note)
  })

  it('drops the kobo part when the naira change', () => {
    const typed = typeAmount('1500', { text: '71,500,5', caret: 1, data: '7', tail: ',5' })
    expect(typed).toMatchObject({ digits: '71500', text: '71,500', caret: 1, tail: '' })
  })

  it('says when kobo are dropped', () => expect(type('', '1500.50|')).toEqual(['1,500|', 'whole']))

  it('does not mistake the decimals of “1.8m” for kobo', () => {
    expect(type('', '1.8m|')).toEqual(['1|', 'digits'])
    expect(type('', 'NGN 1,500.50|')).toEqual(['1,500|', 'whole'])
  })

  it.each(['１２３|', '١٢٣|'])('says that it ignores the digits of other scripts: %s', (marked) =>
    expect(type('', marked)).toEqual(['|', 'digits']),
  )

  it('keeps the same digits after the caret', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.nat(20), fc.nat(9), (naira, at, digit) => {
        const text = groupThousands(String(naira))
        const caret = Math.min(at, text.length)
        const typed = `${text.slice(0, caret)}${digit}${text.slice(caret)}`
        const after = typeAmount(String(naira), { text: typed, caret: caret + 1 })
        const digitsOf = (part: string) => part.replaceAll(',', '')
        expect(digitsOf(after.text.slice(after.caret))).toBe(digitsOf(text.slice(caret)))
      }),
      { numRuns: 1_000 },
    )
  })
})
