import { describe, expect, it } from 'vitest'
import { cpuTime } from '../../tests/support/cpu-time'
import { cleanDrawing } from './clean-drawing'

const NAMES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const SHAPE = '<path d="M0 0h8v8z"/>'
const drawing = (inside: string, root = '') =>
  `<svg ${NAMES} viewBox="0 0 8 8" ${root}>${SHAPE}${inside}</svg>`
const clean = (text: string | Buffer) => cleanDrawing(Buffer.from(text))

/** Parts that would run code or link elsewhere. None may remain. */
const ACTS =
  /script|onload|onclick|onbegin|javascript|foreignobject|iframe|http:\/\/evil|evil\.example|@import|@font-face|expression|<set|<animate|<handler|<!|<\?|entity|file:|data:(text|image\/svg)/i

describe('a cleaned drawing', () => {
  it('keeps all drawing elements', () => {
    const harmless = drawing(
      '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#0a5"/></linearGradient>' +
        '<clipPath id="c"><circle cx="4" cy="4" r="4"/></clipPath><symbol id="s" viewBox="0 0 8 8"><path d="M1 1h2"/></symbol></defs>' +
        '<g clip-path="url(#c)" fill="url(#g)" style="fill:url(#g);opacity:.5"><use href="#s"/><use xlink:href="#s"/></g>' +
        '<text x="1" y="2" font-family="Sora" aria-label="Data: import">Ọjà &amp; ₦5</text>' +
        '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>' +
        '<image width="1" height="1" href="data:image/png;base64,iVBORw0KGgo="/>',
    )
    const cleaned = clean(harmless)
    for (const part of [
      'linearGradient',
      'gradientUnits="userSpaceOnUse"',
      'clipPath',
      'clip-path="url(#c)"',
      'viewBox="0 0 8 8"',
      '<use href="#s"',
      'xlink:href="#s"',
      'feGaussianBlur',
      'stdDeviation="2"',
      'Ọjà &amp; ₦5',
      'style="fill:url(#g);opacity:.5"',
      'data:image/png;base64,iVBORw0KGgo=',
      'aria-label="Data: import"',
    ])
      expect(cleaned).toContain(part)
  })

  it('keeps the style sheet of a drawing program, except for CDATA markers and fonts from elsewhere', () => {
    const cleaned = clean(
      drawing(
        '<style><![CDATA[/* c */ .cls-1{fill:#0a5;stroke:url(#g)} @font-face{font-family:x;src:url(http://evil.example/x.woff)} .b,.c{opacity:.5}]]></style>',
      ),
    )
    expect(cleaned).toContain('.cls-1{fill:#0a5;stroke:url(#g)}')
    expect(cleaned).toContain('.b,.c{opacity:.5}')
    expect(cleaned).not.toMatch(ACTS)
    expect(cleaned).not.toContain('CDATA')
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an external script', '<script href="http://evil.example/x.js"/>'],
    ['a script in another namespace', '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'],
    ['an event handler', '<g onclick="alert(1)" ONLOAD="alert(1)"/>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['an obfuscated link', '<a xlink:href="java&#x73;cript:alert(1)"><path d="M0 0"/></a>'],
    ['an external use', '<use xlink:href="http://evil.example/x.svg#a"/>'],
    ['a use of a data URL', '<use href="data:image/svg+xml,x#a"/>'],
    ['an external image', '<image href="http://evil.example/x.png"/>'],
    ['an SVG within an image', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['an external filter image', '<filter id="f"><feImage href="http://evil.example/x.png"/></filter>'],
    [
      'a page inside',
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="//evil.example"/></foreignObject>',
    ],
    ['an animation', '<set attributeName="href" to="javascript:alert(1)"/><animate onbegin="alert(1)"/>'],
    ['an import', '<style>@import url(http://evil.example/x.css); .a{fill:red}</style>'],
    [
      'an import in a style sheet that is one only in HTML',
      '<STYLE>@import "http://evil.example/x";</STYLE>',
    ],
    ['an import in a string', '<style>@import "http://evil.example/x.css";</style>'],
    ['a font', '<style>@font-face{font-family:x;src:url(http://evil.example/x.woff)}</style>'],
    ['a style sheet with an external URL', '<style>.a{background:url("http://evil.example/x")}</style>'],
    ['a style sheet with an escape', '<style>.a{background:\\75rl(http://evil.example/x)}</style>'],
    [
      'a style that ends early',
      '<style>.a{fill:red}</style><style>&lt;/style>&lt;script>alert(1)&lt;/script></style>',
    ],
    ['a style attribute', '<g style="background:url(//evil.example/x);fill:red"/>'],
    [
      'an attribute with an address',
      '<g fill="url(http://evil.example/x#a)" mask="url(\'//evil.example\')"/>',
    ],
    ['a comment', '<!-- <script>alert(1)</script> -->'],
    ['a processing instruction', '<?xml-stylesheet href="http://evil.example/x.css"?>'],
    ['another base URL', '<g xml:base="http://evil.example/"><use href="#a"/></g>'],
    ['metadata', '<metadata><x xmlns="http://evil.example/">y</x></metadata>'],
  ])('loses %s', (_what, nasty) => {
    const cleaned = clean(drawing(nasty))
    expect(cleaned).not.toMatch(ACTS)
    expect(cleaned).toContain('<path d="M0 0h8v8z"/>')
  })

  it('keeps a shape that was a link', () =>
    expect(clean(drawing('<a href="http://evil.example/"><path d="M1 1h2"/></a>'))).toContain(
      '<a><path d="M1 1h2"/></a>',
    ))

  it.each(['onload="alert(1)"', 'style="background:url(http://evil.example/x)"'])(
    'loses on its root %s',
    (attribute) => expect(clean(drawing('', attribute))).not.toMatch(ACTS),
  )

  it('loses everything before its root', () => {
    const cleaned = clean(
      `\ufeff<?xml version="1.0"?><!-- a --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://evil.example/x.dtd">\n${drawing('')}`,
    )
    expect(cleaned).not.toMatch(ACTS)
    expect(cleaned.startsWith('<svg ')).toBe(true)
  })

  it('keeps groups in groups, and a shape with many attributes', () => {
    const attributes = Array.from({ length: 150 }, (_, at) => `data-a${at}="x"`).join(' ')
    const cleaned = clean(drawing(`${nested('<g>', 90)}<path d="M2 2" ${attributes}/>`))
    expect(cleaned.match(/<g>/g)).toHaveLength(90)
    expect(cleaned.match(/ data-a\d+=/g)).toHaveLength(150)
  })

  it('does not change when cleaned again', () => {
    const once = clean(drawing('<style>.a{fill:red;stroke:url(#b)}</style><g class="a" onclick="x"/>'))
    expect(clean(once)).toBe(once)
  })
})

const manyAttributes = (count: number) =>
  `<g ${Array.from({ length: count }, (_, at) => `a${at}="x"`).join(' ')}/>`
const nested = (open: string, levels = 2_000) => `${open.repeat(levels)}${SHAPE}${'</g>'.repeat(levels)}`

describe('svg files', () => {
  const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
  it.each([
    ['an entity bomb', `<!DOCTYPE svg [<!ENTITY l0 "lol">${lol}]>${drawing('<text>&l9;</text>')}`],
    [
      'an external entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text>&x;</text>')}`,
    ],
    ['an HTML page', '<!doctype html><html><body><svg></svg><script>alert(1)</script></body></html>'],
    ['an unclosed root element', drawing('').replace('</svg>', '')],
    ['markup after the root element', `${drawing('')}<script>alert(1)</script>`],
    ['a drawing without shapes', `<svg ${NAMES}><script>alert(1)</script></svg>`],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"><path d="M0 0"/></svg>'],
    ['bytes that are not text', Buffer.concat([Buffer.from('<svg '), Buffer.from([0xff, 0xfe, 0x00])])],
    [
      'elements hidden in a doctype',
      `<!DOCTYPE svg PUBLIC ">" [<!ELEMENT x ANY> "<!--" ]>${drawing(nested('<g>'))}`,
    ],
    ['a nested doctype', drawing('<!DOCTYPE x [<!ENTITY a "b">]>')],
  ])('are refused: %s', (_what, text) => expect(() => clean(text)).toThrow(/^svg$/))

  it.each([
    ['more than two megabytes', drawing(`<text>${'x'.repeat(2 * 1024 * 1024)}</text>`)],
    ['too many shapes', drawing('<g/>'.repeat(20_000))],
    ['too many attributes on one shape', drawing(manyAttributes(20_000))],
    ['a few hundred attributes on one shape', drawing(manyAttributes(300))],
    ['deeply nested groups', drawing(nested('<g>'))],
    ['nested groups that comments seem to close', drawing(nested('<g><!--</g>-->'))],
    ['nested groups that CDATA seems to close', drawing(nested('<g><![CDATA[</g>]]>'))],
    ['nested groups that an attribute seems to close', drawing(nested(`<g id="/>" class='</g>'>`))],
  ])('are refused quickly: %s', async (_what, text) => {
    expect(await cpuTime(() => expect(() => clean(text)).toThrow('svgSize'))).toBeLessThan(5_000)
  })
})

it('handles any style sheet quickly', async () => {
  clean(drawing(''))
  const time = await cpuTime(() => {
    for (const css of ['/*', '{', '}', 'a;', '@a{', 'url(', '*/'])
      clean(drawing(`<style>${css.repeat(200_000)}</style>`))
  })
  expect(time).toBeLessThan(60_000)
}, 90_000)
