import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cpuTime } from '../../../tests/support/cpu-time'
import { Markdown } from './markdown'

test.each([
  ['brackets', '['.repeat(20_000)],
  ['asterisks', '*a '.repeat(20_000)],
  ['asterisks and underscores', '*a_'.repeat(20_000)],
  ['quotes in quotes', '> '.repeat(49_000)],
  ['lists in lists', '1. > - '.repeat(14_000)],
  [
    'increasingly indented lists',
    Array.from({ length: 300 }, (_, level) => `${' '.repeat(2 * level)}- x`).join('\n'),
  ],
  ['underlined headings', 'a\n=\n'.repeat(15_000)],
  ['unfinished quotes', '>a\nb\n'.repeat(16_000)],
  ['a wide table of short rows', `${'|a'.repeat(9_000)}\n${'|-'.repeat(9_000)}\n${'x\n'.repeat(30_000)}`],
  ['repeated headings', '## a\n'.repeat(10_000)],
  ['list items', '- a\n'.repeat(24_000)],
  ['small tables', '|a|\n|-|\n|b|\n\n'.repeat(7_000)],
  ['a wide row', `|${'a|'.repeat(2_400)}\n|${'-|'.repeat(2_400)}\n${'a|'.repeat(40_000)}`],
  ['an address with punctuation', `http://a.b/${'!'.repeat(48_000)}x`],
  ['an address with dots', `www.a${'.'.repeat(48_000)}x`],
  ['an address with mixed punctuation', `http://a.b/${`${'.'.repeat(90)}*`.repeat(600)}x`],
  ['an address with character references', `http://a.b/${'&a;'.repeat(16_000)}x`],
  ['an address with long character references', `http://a.b/${`&${'a'.repeat(600)};`.repeat(80)}x`],
  ['unfinished instructions', 'a <?'.repeat(12_000)],
  ['unfinished comments', 'a <!--'.repeat(8_000)],
  ['unfinished declarations', 'a <!A '.repeat(8_000)],
  ['unfinished CDATA', 'a <![CDATA['.repeat(5_000)],
  ['distant unfinished instructions', `a <?${'x'.repeat(75)}`.repeat(600)],
  ['footnotes', '[^a]: b\n'.repeat(12_000)],
  ['quotes in list items', '- a\n  > b\n'.repeat(10_000)],
])('renders a very long text quickly: %s', async (_, text) => {
  // The production build takes half as long, because React does fewer checks there. A slow or busy processor takes up
  // to a second. Without the limits in lib/blog/markdown.ts, some of these texts take several.
  expect(await timeToRender(text)).toBeLessThan(2_000)
})

test.each([
  `${'>'.repeat(19)}-\n`,
  '> -\n',
  '>-\n',
  '- -\n',
  '- >\n',
  '- > a\n',
  '- - a\n',
  '1. - a\n',
  `${'- '.repeat(10)}a\n`,
  '- a\n  - b\n',
  '- a\n  - b\n    - c\n',
  '> a\n> -\n',
  '> =\n',
  '-\n',
  '=\n',
  '(\\',
])('renders 100,000 characters of %j quickly', async (unit) => {
  expect(await timeToRender(unit.repeat(Math.floor(100_000 / unit.length)))).toBeLessThan(1_200)
})

const timeToRender = (text: string) => cpuTime(() => renderToStaticMarkup(<Markdown text={text} />))
