import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './markdown'

test.each([
  ['brackets', '['.repeat(20_000)],
  ['stars', '*a '.repeat(20_000)],
  ['stars and underscores', '*a_'.repeat(20_000)],
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
])('renders a very long text quickly: %s', { timeout: 60_000 }, (_, text) => {
  // Rendering takes a few seconds at most. The limit allows for a busy machine; a regression would take minutes.
  const start = performance.now()
  renderToStaticMarkup(<Markdown text={text} />)
  expect(performance.now() - start).toBeLessThan(30_000)
})
