import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { markupEnd } from '@/lib/blog/markdown'
import { isMediaPath, listMediaPaths } from '@/lib/media/media-paths'
import type { PublicImage } from '@/lib/media/schema'
import { listHeadings, Markdown } from './markdown'

const html = (text: string, images?: Record<string, PublicImage>) =>
  renderToStaticMarkup(<Markdown text={text} images={images} />)

describe('an article', () => {
  test('renders headings, subheadings and one paragraph per line', () => {
    const shown = html('## Rent\nFirst line\nSecond line\n\n### Soon\nThird')
    expect(shown).toContain('<h2 id="about-rent">Rent</h2>')
    expect(shown).toContain('<p>First line</p>')
    expect(shown).toContain('<p>Second line</p>')
    expect(shown).toContain('<h3 id="about-soon">Soon</h3>')
    expect(shown).toContain('<p>Third</p>')
  })

  test('supports emphasis, lists, quotes and tables', () => {
    const shown = html('**Two** *weeks*\n\n- one\n- two\n\n> said\n\n| a | b |\n|---|--:|\n| 1 | 2 |')
    expect(shown).toContain('<p><strong>Two</strong> <em>weeks</em></p>')
    expect(shown).toContain('<li>one</li>')
    expect(shown).toContain('<blockquote>')
    expect(shown).toMatch(/<section [^>]*tabindex="0"[^>]*><table>/)
    expect(shown).toContain('<td style="text-align:right">2</td>')
  })

  test('links footnotes and their places in the text', () => {
    const shown = html('Prices rose.[^1]\n\n[^1]: Statistics office')
    expect(shown).toContain('rose.<sup><a id="about-fnref-1" href="#about-fn-1">1</a></sup>')
    expect(shown).toContain('<li id="about-fn-1">')
    expect(shown).toContain('<a aria-label="Back to reference 1" href="#about-fnref-1">↩</a>')
  })

  test('has only one title: level-one headings become level two', () => {
    expect(html('# Title')).toContain('<h2 id="about-title">Title</h2>')
  })

  test('leaves out empty headings, but not those that are only an image', () => {
    expect(html('## \nText\n\n> # #')).not.toMatch(/<h\d/)
    expect(html('## ![A jar](https://example.com/jar)')).toContain('A jar</a></h2>')
  })

  test('indents lists with large numbers, so that phones show every digit', () => {
    expect(html('2026. Start')).toContain('<ol start="2026" style="padding-left:6ch">')
    expect(html('3. Third')).toContain('<ol start="3">')
  })

  test('lists its headings with their ids', () => {
    const text = '## Save **first**\n\n### Ọjà day\n\n## Save first\n\n```\n## not one\n```'
    const headings = listHeadings(text)
    expect(headings).toEqual([
      { id: 'about-save-first', text: 'Save first', level: 2 },
      { id: 'about-oja-day', text: 'Ọjà day', level: 3 },
      { id: 'about-save-first-2', text: 'Save first', level: 2 },
    ])
    for (const { id } of headings) expect(html(text)).toContain(`id="${id}"`)
  })

  test('marks links that leave the site', () => {
    expect(html('[out](https://example.com) [in](/help)')).toMatch(
      /<a href="https:\/\/example.com" rel="noopener">out<\/a> <a href="\/help">in<\/a>/,
    )
  })

  test('completes web addresses without a protocol', () =>
    expect(html('[out](www.example.com/a?b=c) [in](help/fees.html)')).toMatch(
      /href="https:\/\/www\.example\.com\/a\?b=c" rel="noopener".*href="help\/fees\.html"/,
    ))

  test('shows no image for names that every object has', () =>
    expect(html('![A jar](constructor)')).toContain('<a href="constructor" rel="noopener">A jar</a>'))

  test('shows gallery images at their size, and turns all others into links', () => {
    const image = {
      bucket: 'b',
      key: 'a.png',
      alt: 'A jar',
      width: 640,
      height: 480,
      blur: 'data:,',
      copyWidths: [],
    }
    const shown = html('![](/media/b/a.png)', { '/media/b/a.png': image })
    expect(shown).toContain('width="640" height="480"')
    expect(shown).toContain('alt="A jar"')
    expect(html('![jar](/media/b/new.png)')).toContain(
      '<img src="/media/b/new.png" alt="jar" loading="lazy"/>',
    )
    expect(html('![jar](https://example.com/a.png)')).not.toContain('<img')
  })
})

test.each(['/medi&#97;/b/a&#x2e;png', '/media&sol;b/a&period;png', '\\/media\\/b\\/a\\.png'])(
  'finds the gallery image that is shown for %s',
  (src) => {
    expect(html(`![](${src})`)).toContain('src="/media/b/a.png"')
    expect(listMediaPaths(`![](${src})`)).toEqual(['/media/b/a.png'])
  },
)

test('finds each gallery image once, including in folders', () => {
  const text =
    '![](/media/b/a.png) ![](/media/b/covers/c.jpg) /media/b/a.png [x](/media/b) ![](/media/../a.png)'
  expect(listMediaPaths(text)).toEqual(['/media/b/a.png', '/media/b/covers/c.jpg'])
  expect(listMediaPaths(text).every(isMediaPath)).toBe(true)
  expect(isMediaPath('https://example.com/media/b/a.png')).toBe(false)
  expect(isMediaPath('/media/b/a.png?x')).toBe(false)
  // The site does not serve this.
  expect(isMediaPath('/media/B/a.png')).toBe(false)
})

describe('neutralizes', () => {
  test.each([
    '<script>alert(1)</script>',
    'text <script>alert(1)</script> text',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)></svg>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>*{display:none}</style>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](vbscript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml;base64,PHN2Zy8+)',
    '![x](/media/b/a.png"onerror="alert(1))',
    '[x](https://example.com "\\" onclick=alert(1)")',
    '## <img src=x onerror=alert(1)>',
  ])('%s', (text) => {
    const shown = html(text)
    expect(shown).not.toMatch(/<(script|style|iframe|svg|form|object)\b/i)
    expect(shown.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\s(on\w+|srcdoc|formaction)=/i)
    expect(shown).not.toMatch(/(href|src)="\s*(javascript|vbscript|data):/i)
    expect(shown).not.toMatch(/(href|src)="[^"]*script:/i)
  })
})

test("prevents ids and names that clash with the page's own", () => {
  expect(html('<a id="main" name="main">x</a>')).not.toMatch(/\b(id|name)=/)
  expect(html('## main')).toContain('id="about-main"')
})

test('keeps all words of a text with a great many emphasis marks', () => {
  const shown = html(Array.from({ length: 1_200 }, (_, index) => `*word ${index}*`).join(' '))
  expect(shown.match(/<em>word \d+<\/em>/g)).toHaveLength(1_200)
})

test('keeps all words of a text with a great many unfinished comments', () => {
  const shown = html(Array.from({ length: 3_000 }, (_, index) => `word ${index} <!--`).join(' '))
  expect(shown.match(/word \d+|&lt;!--/g)).toHaveLength(6_000)
})

test('shows comments in code as they were typed', () => {
  const code = 'a <!-- b -->\n'.repeat(80)
  expect(html(`~~~\n${code}~~~`)).toContain(
    `<pre><code>${code.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`,
  )
})

test('shows the rest of a text with far too many marks as it was typed', () => {
  const shown = html(`${'- item\n'.repeat(3_000)}~~~ the end *of it*`)
  expect(shown.match(/item/g)).toHaveLength(3_000)
  expect(shown.match(/<li>/g)?.length).toBeLessThan(2_600)
  expect(shown).toContain('~~~ the end *of it*')
})

test('shows all of the rest as code, even after an unfinished comment', () => {
  const rest = `${'~'.repeat(50)}\n${'!'.repeat(200)}\n${'-\n'.repeat(300)}`
  const text = `${'- item\n'.repeat(2_500)}<!-- comment\n${rest}`
  expect(html(text)).toContain(`&lt;!-- comment\n${rest}\n</code></pre>`)
  expect(html(`<!--\n${'**a**\n'.repeat(600)}`)).toContain('<pre><code>**a**')
})

test('knows where the rest of a text is shown as typed', () => {
  const formatted = '**bold**\n'.repeat(500)
  expect(markupEnd(formatted)).toBe(formatted.length)
  expect(html(formatted)).not.toContain('<pre>')
  const text = `${formatted}**the end**`
  expect(text.slice(markupEnd(text))).toBe('**the end**')
  expect(html(text)).toContain('<pre><code>**the end**')
  expect(html(text).match(/<strong>/g)).toHaveLength(500)
})

test.each([
  ['quotes', '> > a\n', 900],
  ['lists on one line', '- 1. a\n', 900],
  ['empty lists in quotes', '> -\n', 900],
  ['more than six levels', '> > > > > > > > - a\n', 250],
  ['indented lists', '- a\n  - b\n    - c\n', 800],
  ['underlines', 'a\n===\n', 1_200],
  ['escapes', '\\. ', 2_600],
  ['email addresses', 'a@b.c ', 2_600],
  ['web addresses', 'http://a.b ', 2_600],
  ['short web addresses', 'www.a.b ', 2_600],
  ['web addresses in capitals', 'WWW.a.b ', 2_600],
])('counts levels, underlines, escapes and addresses as marks: %s', (_, text, times) => {
  const long = text.repeat(times)
  expect(markupEnd(long)).toBeLessThan(long.length)
})

test('formats simple lists and quotes of as many lines as prose', () => {
  const text = '- one\n- two\n\n> said\n\n1. three\n* four\n'.repeat(300)
  expect(markupEnd(text)).toBe(text.length)
})

test('formats hundreds of nested lists', () => {
  const text = '- one\n  - two\n    - three\n\n> - four\n>   1. five\n\n'.repeat(180)
  expect(markupEnd(text)).toBe(text.length)
  expect(html(text).match(/<li>/g)).toHaveLength(900)
})

test('removes levels nested deeper than six', () => {
  expect(html(`${'> '.repeat(10)}deep`).match(/<blockquote>/g)).toHaveLength(6)
  expect(html(`${'- > '.repeat(5)}deep`).match(/<blockquote>/g)).toHaveLength(3)
})

test('keeps runs of marks that are no levels', () => {
  expect(html('+'.repeat(30))).toContain(`<p>${'+'.repeat(30)}</p>`)
  expect(html('1.'.repeat(30))).toContain(`<p>${'1.'.repeat(30)}</p>`)
})

test('never gives two headings the same id', () => {
  const ids = listHeadings(
    `## a\n## a 2\n## a\n## a\n## a 2\n${`## ${'long '.repeat(30)}\n`.repeat(12)}`,
  ).map(({ id }) => id)
  expect(new Set(ids).size).toBe(17)
})
