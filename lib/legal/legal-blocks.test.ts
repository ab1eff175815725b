import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuTime } from '../../tests/support/cpu-time'
import { HEADING_MAX, type LegalBlock, onOneLine, parseLegalBlocks } from './legal-blocks'

const bullets = (heading: string, items: string[], intro: string[] = []): LegalBlock => ({
  kind: 'bullets',
  heading,
  intro,
  items,
})
const paragraph = (...lines: string[]): LegalBlock => ({ kind: 'paragraph', lines })

describe('paragraphs', () => {
  test('are separated by blank lines and keep their line breaks', () => {
    expect(parseLegalBlocks('One\nline\n\n\n  Two  \n\t \nThree')).toEqual([
      paragraph('One', 'line'),
      paragraph('Two'),
      paragraph('Three'),
    ])
  })

  test.each(['\r\n', '\r', '\u2028', '\f'])('end their lines at %j', (end) => {
    expect(parseLegalBlocks(`One${end}line${end}${end}Two`)).toEqual([
      paragraph('One', 'line'),
      paragraph('Two'),
    ])
  })

  test.each(['', ' \n\t\n\u00a0 ', '\ufeff'])('are not made from %j', (text) => {
    expect(parseLegalBlocks(text)).toEqual([])
  })

  test.each([
    '-5 degrees',
    '+234 700 000 0000',
    '*footnote',
    'Step by step we grow',
    'See Step 2 above',
    'steps',
  ])('may begin like “%s”', (text) => expect(parseLegalBlocks(text)).toEqual([paragraph(text)]))
})

describe('bullets', () => {
  test.each(['• ', '•', '- ', '* ', '– ', '— ', '+ ', '· ', '◦ ', '▪\t', '‣ '])(
    'may begin with the mark %j',
    (mark) => {
      expect(parseLegalBlocks(`We keep\n${mark}your name\n  ${mark}your address`)).toEqual([
        bullets('We keep', ['your name', 'your address']),
      ])
    },
  )

  test('need no heading, may have an intro, and may span lines', () => {
    expect(parseLegalBlocks('• one\n• two')).toEqual([bullets('', ['one', 'two'])])
    expect(parseLegalBlocks('Your data\nThat is:\n• one\nand more\n• two')).toEqual([
      bullets('Your data', ['one and more', 'two'], ['That is:']),
    ])
  })

  test('may share a line or be separated by blank lines', () => {
    expect(parseLegalBlocks('We keep • one • two')).toEqual([bullets('We keep', ['one', 'two'])])
    expect(parseLegalBlocks('We keep\n• one\n\n• two\n\nNext\n- three')).toEqual([
      bullets('We keep', ['one', 'two']),
      bullets('Next', ['three']),
    ])
  })

  test('have a long first line as an intro instead of a heading', () => {
    const long = 'word '.repeat(HEADING_MAX).trim()
    expect(parseLegalBlocks(`${long}\n• one`)).toEqual([bullets('', ['one'], [long])])
  })

  test('leave out items without text', () => {
    expect(parseLegalBlocks('List\n•\n-\n• one')).toEqual([bullets('List', ['one'])])
  })
})

describe('steps', () => {
  test('have headings, and text below them', () => {
    expect(parseLegalBlocks('How to ask\nStep 1: Ask\nUse the form.\nStep 2: Confirm')).toEqual([
      {
        kind: 'steps',
        intro: ['How to ask'],
        steps: [
          { heading: 'Step 1: Ask', text: ['Use the form.'] },
          { heading: 'Step 2: Confirm', text: [] },
        ],
      },
    ])
  })

  test('use the number as heading if the step is a whole sentence', () => {
    expect(parseLegalBlocks('Step 1: Write to us. We answer.')).toMatchObject([
      { steps: [{ heading: 'Step 1:', text: ['Write to us. We answer.'] }] },
    ])
  })

  test('show a sentence without the spaces before it', () => {
    expect(parseLegalBlocks('Step 1:  Write to us.')).toMatchObject([
      { steps: [{ heading: 'Step 1:', text: ['Write to us.'] }] },
    ])
  })

  test('form one list, whether on one line or in separate blocks', () => {
    const step = (heading: string) => ({ heading, text: [] })
    const expected = [{ kind: 'steps', intro: [], steps: [step('Step 1: Ask'), step('Step 2: Wait')] }]
    expect(parseLegalBlocks('Step 1: Ask Step 2: Wait')).toEqual(expected)
    expect(parseLegalBlocks('Step 1: Ask\n\nStep 2: Wait')).toEqual(expected)
  })

  test('become separate blocks if they contain bullets', () => {
    expect(parseLegalBlocks('Step 1: Ask\n• here\nStep 2: Wait\n• a day\nStep three')).toEqual([
      bullets('Step 1: Ask', ['here']),
      bullets('Step 2: Wait', ['a day']),
      { kind: 'steps', intro: [], steps: [{ heading: 'Step three', text: [] }] },
    ])
  })
})

const piece = fc.oneof(
  fc.constantFrom(
    '• ',
    '- ',
    '•',
    '* ',
    '\n',
    '\r\n',
    '\n\n',
    ' ',
    ' • ',
    'Step 1: ',
    ' Step 2: ',
    'Step ',
    '. ',
  ),
  fc.lorem({ maxCount: 3 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const texts = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

/** Returns all text shown, in order. */
function textsOf(block: LegalBlock): string[] {
  if (block.kind === 'paragraph') return block.lines
  if (block.kind === 'bullets') return [block.heading, ...block.intro, ...block.items]
  return [...block.intro, ...block.steps.flatMap(({ heading, text }) => [heading, ...text])]
}
/** Removes spaces and everything that could be a bullet mark. */
const words = (text: string) => text.replace(/[\s•●○◦▪▫■□‣⁃∙·–—*+-]/g, '')

test('loses, moves and adds no words', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(words(parseLegalBlocks(text).flatMap(textsOf).join(''))).toBe(words(text))
    }),
    { numRuns: 500 },
  )
})

test('shows no leading or trailing spaces and no line endings', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const line of parseLegalBlocks(text).flatMap(textsOf)) {
        expect(line).toBe(line.trim())
        expect(line).not.toMatch(/[\n\r]/)
      }
    }),
  )
})

test('treats all line endings the same', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const plain = text.replace(/\r\n?/g, '\n')
      expect(parseLegalBlocks(plain.replaceAll('\n', '\r\n'))).toEqual(parseLegalBlocks(plain))
    }),
  )
})

test.each([
  ['spaces', ' '],
  ['marks', '• '],
  ['marks without words', '•'],
  ['dashes', '- '],
  ['blank lines', '\n \n'],
  ['steps', 'Step 1: '],
  ['incomplete steps', ' Step 1'],
  ['tabs and marks', '\t\t\t•'],
  ['bullet lines', '• a\n'],
  ['separate lists', '• a\n\n'],
  ['colons', 'Step 1:: '],
])('reads a very long run of %s quickly', async (_, unit) => {
  const text = `x${unit.repeat(Math.ceil(1_000_000 / unit.length))}x`
  expect(await cpuTime(() => parseLegalBlocks(text))).toBeLessThan(5_000)
})

test('a text on one line shows where its headings and items begin', () => {
  const text = 'We buy no data.\n\nWhen you join\n• Your name\n• Your address\n\nStep 1: Ask\nWrite to us'
  expect(onOneLine(text)).toBe(
    'We buy no data. When you join · Your name · Your address · Step 1: Ask · Write to us',
  )
})
