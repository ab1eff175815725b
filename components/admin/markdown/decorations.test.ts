import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { decorate, markdown } from './decorations'

/**
 * Shows text as the editor does. "|" is the cursor; without one, the editor is not focused. Elements appear as tags,
 * glyphs in 〈〉, drawings in ⟦⟧, and the style of a line before "¦".
 */
function show(typed: string) {
  const at = typed.indexOf('|')
  const doc = at < 0 ? typed : typed.slice(0, at) + typed.slice(at + 1)
  return shown(doc, at < 0 ? null : at)
}

function shown(doc: string, caret: number | null) {
  const state = EditorState.create({ doc, selection: { anchor: caret ?? 0 }, extensions: [markdown] })
  const insertions: { at: number; text: string }[] = []
  const hidden = new Set<number>()
  const add = (at: number, text: string) => insertions.push({ at, text })
  for (const cursor = decorate(state, caret !== null).iter(); cursor.value; cursor.next()) {
    const { tagName, class: className, widget, block } = cursor.value.spec
    const { from, to } = cursor
    const isLine = className !== undefined
    if (isLine) add(from, `${className.replaceAll('md-', '')}¦`)
    else if (tagName) {
      add(from, `<${tagName}>`)
      add(to, `</${tagName}>`)
    } else {
      for (let position = from; position < to; position += 1) hidden.add(position)
      if (widget)
        add(
          from,
          widget.label ? `${block && from === to ? '\n' : ''}⟦${widget.label}⟧` : `〈${widget.text}〉`,
        )
    }
  }
  let text = ''
  for (let position = 0; position <= doc.length; position += 1) {
    for (const insertion of insertions) if (insertion.at === position) text += insertion.text
    if (!hidden.has(position)) text += doc[position] ?? ''
  }
  return text
}

describe('the editor hides the marks', () => {
  it.each([
    [
      'a **word** *and* ~~more~~ `code`',
      'a <strong>word</strong> <em>and</em> <del>more</del> <code>code</code>',
    ],
    ['## Title', 'h2¦Title'],
    ['### Title ###', 'h3¦Title '],
    ['# Title', 'h2¦Title'],
    ['see [this](https://example.com "Now")', 'see <a>this</a>'],
    ['see <https://example.com>', 'see <a>https://example.com</a>'],
    ['[x] and [](/a)', '[x] and [](/a)'],
    ['- one\n  1. two', 'item first¦〈•〉one\nitem first¦〈1.〉two'],
    ['- [x] done\n- [ ] open', 'item first¦〈☑〉done\nitem first¦〈☐〉open'],
    ['> said\n> > twice', 'quote¦said\nquote¦twice'],
    ['a\n\n---', 'a\n\n〈〉'],
    [String.raw`1 \* 2`, '1 * 2'],
    ['![A jar](/media/b/a.png)', '⟦A jar⟧'],
    ['![](/media/b/a.png)', '⟦Picture⟧'],
    ['![jar](https://example.com/a.png)', '<a>jar</a>'],
    ['```js\n**a**\n```', 'source¦```js\nsource¦**a**\nsource¦```'],
    ['```chart\nPrices\nRice: 5\n```', '⟦Chart⟧'],
    ['```chart\nPrices\n```', 'source¦```chart\nsource¦Prices\nsource¦```'],
  ])('of %j', (typed, expected) => expect(show(typed)).toBe(expected))

  it('of a table', () => expect(shown('a\n\n| b |\n| - |\n| c |\n\nd', null)).toBe('a\n\n⟦Table⟧\n\nd'))
})

describe('the cursor shows the marks', () => {
  it.each([
    ['**on|e** *two*', '<strong>**one**</strong> <em>two</em>'],
    ['|**one** two', '<strong>**one**</strong> two'],
    ['**one** |two', '<strong>one</strong> two'],
    ['## Tit|le', 'h2¦## Title'],
    ['[th|is](/a)', '[<a>this</a>](/a)'],
    ['|- one\n- two', 'item first¦- one\nitem first¦〈•〉two'],
    ['- |one', 'item first¦〈•〉one'],
    ['> |said', 'quote¦said'],
    ['>| said', 'quote¦> said'],
    ['![|](/media/b/a.png)', '![](/media/b/a.png)⟦Picture⟧'],
    [
      '```chart\nPri|ces\nRice: 5\n```',
      'source¦```chart\nsource¦Prices\nsource¦Rice: 5\nsource¦```\n⟦Chart⟧',
    ],
  ])('of %j', (typed, expected) => expect(show(typed)).toBe(expected))

  it('of a table, and draws it below', () =>
    expect(shown('a\n\n| b |\n| - |\n', 4)).toBe('a\n\nsource¦| b |\nsource¦| - |\n⟦Table⟧\n'))
})
