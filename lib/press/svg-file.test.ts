import { describe, expect, it } from 'vitest'
import { pressMessages } from './file-rules'
import { cleanSvg } from './svg-file'

const NAMES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const SHAPE = '<path d="M0 0h8v8z"/>'
const drawing = (inside: string, root = '') =>
  `<svg ${NAMES} viewBox="0 0 8 8" ${root}>${SHAPE}${inside}</svg>`
const clean = async (text: string | Buffer) => (await cleanSvg(Buffer.from(text))).toString()

/** Words by which something would act or lead out; none of them is in what is kept. */
const ACTS =
  /script|onload|onclick|onbegin|javascript|foreignobject|iframe|http:\/\/evil|evil\.example|@import|@font-face|expression|<a[\s>]|<set|<animate|<handler|<!|<\?|entity|file:|data:text/i

describe('a cleaned drawing', () => {
  it('keeps what draws', async () => {
    const kept = drawing(
      '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#0a5"/></linearGradient>' +
        '<clipPath id="c"><circle cx="4" cy="4" r="4"/></clipPath><symbol id="s" viewBox="0 0 8 8"><path d="M1 1h2"/></symbol></defs>' +
        '<g clip-path="url(#c)" fill="url(#g)" style="fill:url(#g);opacity:.5"><use href="#s"/><use xlink:href="#s"/></g>' +
        '<text x="1" y="2" font-family="Sora" aria-label="Data: import">Ọjà &amp; ₦5</text>' +
        '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>' +
        '<image width="1" height="1" href="data:image/png;base64,iVBORw0KGgo="/>',
    )
    const cleaned = await clean(kept)
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

  it('keeps the style sheet of a drawing program, its sections and nested rules apart', async () => {
    const cleaned = await clean(
      drawing(
        '<style><![CDATA[/* c */ .cls-1{fill:#0a5;stroke:url(#g)} @media print{.cls-1{fill:red}} .b,.c{opacity:.5}]]></style>',
      ),
    )
    expect(cleaned).toContain('.cls-1{fill:#0a5;stroke:url(#g)}')
    expect(cleaned).toContain('.b,.c{opacity:.5}')
    expect(cleaned).not.toContain('red')
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script by address', '<script href="http://evil.example/x.js"/>'],
    ['a script of another namespace', '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'],
    ['a handler', '<g onclick="alert(1)" ONLOAD="alert(1)"/>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['a link in disguise', '<a xlink:href="java&#x73;cript:alert(1)"><path d="M0 0"/></a>'],
    ['a use from elsewhere', '<use xlink:href="http://evil.example/x.svg#a"/>'],
    ['a use of data', '<use href="data:image/svg+xml,x#a"/>'],
    ['an image from elsewhere', '<image href="http://evil.example/x.png"/>'],
    ['a drawing in an image', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['an effect from elsewhere', '<filter id="f"><feImage href="http://evil.example/x.png"/></filter>'],
    [
      'a page inside',
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="//evil.example"/></foreignObject>',
    ],
    ['an animation', '<set attributeName="href" to="javascript:alert(1)"/><animate onbegin="alert(1)"/>'],
    ['an import', '<style>@import url(http://evil.example/x.css); .a{fill:red}</style>'],
    ['an import in a string', '<style>@import "http://evil.example/x.css";</style>'],
    ['a font', '<style>@font-face{font-family:x;src:url(http://evil.example/x.woff)}</style>'],
    ['a style sheet with an address', '<style>.a{background:url("http://evil.example/x")}</style>'],
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
    ['an instruction', '<?xml-stylesheet href="http://evil.example/x.css"?>'],
    ['another base', '<g xml:base="http://evil.example/"><use href="#a"/></g>'],
    ['data of programs', '<metadata><x xmlns="http://evil.example/">y</x></metadata>'],
  ])('has lost %s', async (_what, nasty) => {
    const cleaned = await clean(drawing(nasty))
    expect(cleaned).not.toMatch(ACTS)
    expect(cleaned).toContain('<path d="M0 0h8v8z"/>')
  })

  it('has lost the handlers of its root', async () =>
    expect(await clean(drawing('', 'onload="alert(1)"'))).not.toMatch(ACTS))

  it('has lost what is before its root', async () => {
    const cleaned = await clean(
      `\ufeff<?xml version="1.0"?><!-- a --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://evil.example/x.dtd" [ <!ENTITY ns "]>"> ]>\n${drawing('')}`,
    )
    expect(cleaned).not.toMatch(ACTS)
    expect(cleaned.startsWith('<svg ')).toBe(true)
  })

  it('is the same when it is cleaned again', async () => {
    const once = await clean(drawing('<style>.a{fill:red;stroke:url(#b)}</style><g class="a" onclick="x"/>'))
    expect(await clean(once)).toBe(once)
  })
})

describe('what is refused', () => {
  const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
  it.each([
    ['a bomb of entities', `<!DOCTYPE svg [<!ENTITY l0 "lol">${lol}]>${drawing('<text>&l9;</text>')}`],
    [
      'a file read by an entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text>&x;</text>')}`,
    ],
    ['a page', '<!doctype html><html><body><svg></svg><script>alert(1)</script></body></html>'],
    ['a drawing that is not closed', drawing('').replace('</svg>', '')],
    ['markup behind the drawing', `${drawing('')}<script>alert(1)</script>`],
    ['a drawing of nothing', `<svg ${NAMES}><script>alert(1)</script></svg>`],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"><path d="M0 0"/></svg>'],
    ['bytes that are no text', Buffer.concat([Buffer.from('<svg '), Buffer.from([0xff, 0xfe, 0x00])])],
    ['a doctype inside', drawing('<!DOCTYPE x [<!ENTITY a "b">]>')],
  ])('%s', async (_what, text) => expect(clean(text)).rejects.toThrow(pressMessages.svg))

  it.each([
    ['more than two megabytes', drawing(`<text>${'x'.repeat(2 * 1024 * 1024)}</text>`)],
    ['too many shapes', drawing('<g/>'.repeat(20_000))],
    ['too deep a nest', drawing('<g>'.repeat(1_000) + '</g>'.repeat(1_000))],
    [
      'too many attributes of one shape',
      drawing(`<g ${Array.from({ length: 5_000 }, (_, at) => `a${at}="x"`).join(' ')}/>`),
    ],
    ['too many repetitions', drawing('<use href="#a"/>'.repeat(600))],
  ])('%s, at once', async (_what, text) => {
    const started = performance.now()
    await expect(clean(text)).rejects.toThrow(pressMessages.svgSize)
    expect(performance.now() - started).toBeLessThan(5_000)
  })

  it('never takes long with a style sheet', async () => {
    await clean(drawing(''))
    const started = performance.now()
    for (const css of ['/*', '{', '}', 'a;', '@a{', 'url(', '*/'])
      await clean(drawing(`<style>${css.repeat(200_000)}</style>`))
    expect(performance.now() - started).toBeLessThan(60_000)
  }, 90_000)
})
