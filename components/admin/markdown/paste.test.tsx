// @vitest-environment jsdom
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Markdown } from '@/components/site/prose/markdown'
import { applyEdit } from './edit-text'
import { htmlToMarkdown } from './html-to-markdown'
import { editForPaste } from './paste'

/** Pastes over the text in ⟦brackets⟧, or at the end. */
function paste(into: string, text: string, html = '') {
  const bracket = into.search(/⟦/)
  const selected = {
    text: into.replace(/[⟦⟧]/g, ''),
    start: bracket < 0 ? into.length : bracket,
    end: bracket < 0 ? into.length : into.indexOf('⟧') - 1,
  }
  const edit = editForPaste({ text, html })(selected)
  return edit && applyEdit(selected, edit)
}

describe('a pasted URL', () => {
  it.each([
    ['see ⟦this⟧', 'https://example.com/a', 'see [this](https://example.com/a)'],
    ['see ⟦this⟧', ' mailto:help@example.com\n', 'see [this](mailto:help@example.com)'],
    ['see ⟦this⟧', 'https://example.com/a_(b', 'see [this](<https://example.com/a_(b>)'],
    // The Link command selects what the URL replaces.
    ['see [this](⟦https://⟧)', 'https://example.com', null],
    ['⟦https://old.example⟧', 'https://example.com', null],
    ['⟦[this](/help)⟧', 'https://example.com', null],
    ['[see ⟦this⟧](/help)', 'https://example.com', null],
    ['⟦one\ntwo⟧', 'https://example.com', null],
    ['see ', 'https://example.com', null],
    ['see ⟦this⟧', 'https://example.com and more', null],
  ])('over %j', (into, url, expected) => expect(paste(into, url)).toBe(expected))

  it('over the target of a link stays a URL, even if it was copied as a link', () => {
    const url = 'https://example.com'
    expect(paste('see [this](⟦https://⟧)', url, `<a href="${url}">${url}</a>`)).toBeNull()
  })
})

describe('formatted text', () => {
  it('is inserted inline if it is a single line', () =>
    expect(paste('We ', 'really mean it', 'really <b>mean</b> it')).toBe('We really **mean** it'))

  it('becomes a block of its own if it has several lines', () =>
    expect(paste('Above', 'Rent\nDue', '<h2>Rent</h2><p>Due</p>')).toBe('Above\n\n## Rent\n\nDue'))

  it.each([
    ['```\n⟦⟧\n```', 'a * b\nc', '<pre>a * b\nc</pre>'],
    ['```chart\nRent\n⟦⟧', 'Lagos: 1', '<b>Lagos</b>: 1'],
    ['```\n⟦word⟧\n```', 'https://example.com', ''],
  ])('is pasted as plain text in code: %j', (into, text, html) => expect(paste(into, text, html)).toBeNull())

  it('becomes a single line in a table', () =>
    expect(paste('| A |\n| --- |\n| ⟦1⟧ |', 'Rent\n\nDue', '<h2>Rent</h2><p>Due</p>')).toBe(
      '| A |\n| --- |\n| Rent Due |',
    ))

  it('is pasted as plain text if nothing is formatted', () =>
    expect(paste('', '2 * 3', '<meta charset="utf-8"><div style="color: red">2 * 3</div>')).toBeNull())

  it.each([
    ['<p>A <em>b </em>c, <strong><i>d</i></strong></p>', 'A *b* c, ***d***'],
    ['<p><b>one</b><b> two</b> three</p>', '**one two** three'],
    [
      '<p><a href="https://example.com/x">A <b>b</b></a></p>',
      '[A](https://example.com/x) [**b**](https://example.com/x)',
    ],
    ['<p><a href="javascript:alert(1)">x</a> <b>y</b></p>', 'x **y**'],
    [
      '<p>2 * 3 * 4, [a], &lt;b&gt; and _c_</p><p><i>x_y</i></p>',
      '2 \\* 3 \\* 4, \\[a\\], \\<b> and \\_c\\_\n\n*x_y*',
    ],
    ['<h1>Title</h1><h2><b>Part</b></h2><h5>Deep</h5>', '## Title\n\n### Part\n\n#### Deep'],
    ['<h3>Only</h3>', '## Only'],
    [
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="3"><li>d</li></ol>',
      '- a\n  - b\n- c\n\n3. d',
    ],
    ['<p>a<br>b</p><blockquote><p>c</p><p>d</p></blockquote>', 'a\nb\n\n> c\n> \n> d'],
    [
      '<table><tr><th>Item</th><th>Price</th></tr><tr><td>Rice</td><td>a|b</td></tr></table>',
      '| Item | Price |\n| --- | --- |\n| Rice | a\\|b |',
    ],
    ['<table><tr><td><h2>Menu</h2></td><td><p>Text</p></td></tr></table>', '## Menu\n\nText'],
    ['<ol><li># one</li><li>- two</li></ol>', '1. \\# one\n2. \\- two'],
    ['<h2>1. First</h2><p>2026. <b>A year</b></p>', '## 1. First\n\n2026\\. **A year**'],
    ['<p>+5% <b>a</b><br>-5%<br>#tag<br>1.5</p>', '+5% **a**\n-5%\n#tag\n1.5'],
    ['<p>10<sup>3</sup>, 10<sup>-3</sup>, (1 + r)<sup>n</sup></p>', '10³, 10⁻³, (1 + r)ⁿ'],
    ['<p>e<sup>rt</sup>, 2<sup>1/2</sup>', 'e^(rt), 2^(1/2)'],
    ['<p>1<sup>st</sup>, Word<sup>TM</sup>, rent<sup>*</sup></p>', '1st, WordTM, rent\\*'],
    ['<p>note<span style="vertical-align:super"><b>12</b></span></p>', 'note**¹²**'],
    [
      '<style>p { color: red }</style><script>x</script><p><b>a</b><img src="https://t.example/x.png"></p>',
      '**a**',
    ],
  ])('%s', (html, expected) => expect(htmlToMarkdown(html)).toBe(expected))

  it('keeps the cells of a table in their columns if others are merged', () =>
    expect(
      htmlToMarkdown(
        '<table><tr><th>Head A</th><th>Head B</th><th>C</th></tr><tr><td colspan="2">merged</td><td>x | y</td></tr>' +
          '<tr><td rowspan="2">tall</td><td>b</td><td></td></tr><tr><td>b2</td><td>c2</td></tr>' +
          '<tr><td colspan="3">total</td></tr></table>',
      ),
    ).toBe(
      '| Head A | Head B | C |\n| --- | --- | --- |\n| merged |  | x \\| y |\n| tall | b |  |\n|  | b2 | c2 |\n| total |  |  |',
    ))

  it('is converted from Google Docs', () =>
    expect(
      htmlToMarkdown(
        '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700;font-style:normal;white-space:pre-wrap;">Rent</span></h2>' +
          '<p dir="ltr"><span style="font-weight:400;white-space:pre-wrap;">Pay </span><span style="font-weight:700;font-style:italic;">on time</span><a href="https://example.com"><span style="font-weight:400;text-decoration:underline;">, here</span></a></p><br>' +
          '<ul><li dir="ltr" style="font-weight:400;"><p dir="ltr" role="presentation"><span style="font-weight:400;">one</span></p></li><ul><li><p><span>two</span></p></li></ul></ul></b>',
      ),
    ).toBe('## Rent\n\nPay ***on time***[, here](https://example.com)\n\n- one\n  - two'))

  it('is converted from Word', () =>
    expect(
      htmlToMarkdown(
        '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { margin: 0 }</style></head><body><!--StartFragment-->\r\n<h1>Rent<o:p></o:p></h1>\r\n' +
          '<p class=MsoNormal>Pay\r\n<b>on time</b>.<o:p></o:p></p>\r\n' +
          "<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span></span><![endif]>one<o:p></o:p></p>\r\n" +
          "<p class=MsoListParagraphCxSpLast style='mso-list:l1 level2 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>a.<span>&nbsp; </span></span><![endif]>two</p><!--EndFragment--></body></html>",
      ),
    ).toBe('## Rent\n\nPay **on time**.\n\n- one\n  1. two'))

  it('keeps the numbers and levels of a list from Word after a paragraph', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}<span>&nbsp; </span></span>${text}</p>`
    const items = [
      item(1, '10.', 'three'),
      item(2, '10.1.', 'four'),
      item(3, '·', 'five'),
      item(1, '11.', 'six'),
    ]
    expect(
      htmlToMarkdown(
        `${item(1, '9.', 'one')}<p>two</p>${items.join('')}<p>seven</p>${item(2, 'b)', 'eight')}`,
      ),
    ).toBe('9. one\n\ntwo\n\n10. three\n    1. four\n       - five\n11. six\n\nseven\n\n1. eight')
  })

  it('reads the same once it is published, whatever characters it contains', () => {
    const word = fc.string({ unit: fc.constantFrom(...'ab1 *_~`[]()<>&;\\!#|.:/-+=ọ'), minLength: 1 })
    const run = fc.record({
      word,
      tag: fc.constantFrom('b', 'i', 'span'),
      end: fc.constantFrom(' ', '<br>\n'),
    })
    const textOf = (html: string) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      return body.textContent.replace(/\s+/g, ' ').trim()
    }
    const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    fc.assert(
      fc.property(fc.array(run, { minLength: 1 }), (runs) => {
        const inner = runs.map(({ word, tag, end }) => `<${tag}>${encode(word)}</${tag}>${end}`).join('')
        const html = `<p>${inner}<b>end</b></p>`
        expect(textOf(renderToStaticMarkup(<Markdown text={htmlToMarkdown(html)} />))).toBe(textOf(html))
      }),
    )
  })
})
