import { describe, expect, it } from 'vitest'
import {
  applyEdit,
  type Command,
  type Edit,
  editFor,
  editForBackspace,
  editForBlock,
  editForEnter,
  editForNewBlock,
  type TextSelection,
} from './edit-text'

/** Parses "a ⟦b⟧ c", where brackets enclose the selection; without them, "|" is the caret. */
function read(marked: string): TextSelection {
  const marks = marked.includes('⟦') ? /[⟦⟧]/g : /\|/g
  const start = marked.search(marks)
  const text = marked.replace(marks, '')
  const end = marked.includes('⟧') ? marked.indexOf('⟧') - 1 : start
  return { text, start, end }
}

function show(selected: TextSelection, edit: Edit | null) {
  if (!edit) return null
  const text = applyEdit(selected, edit)
  const { start, end } = edit
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`
  return `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`
}

const run = (command: Command, marked: string) => show(read(marked), editFor(command, read(marked)))

describe('the toolbar', () => {
  it.each<[Command, string, string]>([
    ['bold', 'a ⟦word⟧ here', 'a **⟦word⟧** here'],
    ['bold', 'a **⟦word⟧** here', 'a ⟦word⟧ here'],
    ['bold', 'a⟦ word ⟧here', 'a **⟦word⟧** here'],
    ['bold', 'a | here', 'a **|** here'],
    ['italic', 'a ⟦word⟧', 'a *⟦word⟧*'],
    ['italic', 'a *⟦word⟧*', 'a ⟦word⟧'],
    ['italic', 'a **⟦word⟧**', 'a ***⟦word⟧***'],
    ['link', 'see ⟦this⟧', 'see [this](⟦https://⟧)'],
    ['link', 'see |', 'see [|](https://)'],
    ['link', 'see ⟦https://example.com/a⟧', 'see [|](https://example.com/a)'],
    ['link', '⟦![](/media/a)⟧', '[![](/media/a)](⟦https://⟧)'],
    ['heading', 'Ti|tle', '## Ti|tle'],
    ['heading', '## Ti|tle', 'Ti|tle'],
    ['subheading', '## Ti|tle', '### Ti|tle'],
    ['heading', 'one\n|\ntwo', 'one\n## |\ntwo'],
    ['bullets', 'x\n⟦one\n\ntwo⟧', 'x\n⟦- one\n\n- two⟧'],
    ['bullets', '⟦- one\n- two⟧', '⟦one\ntwo⟧'],
    ['numbers', '⟦- one\n- two⟧', '⟦1. one\n2. two⟧'],
    ['numbers', '⟦1. one\n2. two⟧', '⟦one\ntwo⟧'],
    ['bullets', '⟦- a\n  - b⟧', '⟦a\nb⟧'],
    ['bullets', '⟦1. a\n   1. b\n2. c⟧', '⟦- a\n  - b\n- c⟧'],
    ['bullets', '⟦a\n- b\n\t- c⟧', '⟦- a\n- b\n    - c⟧'],
    ['bullets', '- [x] ta|sk', 'ta|sk'],
    ['numbers', '⟦- a\n  - [ ] b\n    - c\n  - d\n- e⟧', '⟦1. a\n   1. [ ] b\n      1. c\n   2. d\n2. e⟧'],
    ['numbers', 'a\n⟦  - b\n- c⟧', 'a\n⟦  1. b\n1. c⟧'],
    ['heading', '⟦- a\n    - b⟧', '⟦## a\n## b⟧'],
    ['quote', 'she s|aid', '> she s|aid'],
  ])('%s turns %j into %j', (command, before, expected) => expect(run(command, before)).toBe(expected))

  it.each([
    'see [this](⟦https://⟧)',
    'see [this](⟦https://example.com/a⟧)',
    'see [this](https://|)',
    'see [|](https://)',
    'see [⟦this⟧](/help)',
    '⟦see [this](/help)⟧',
    '[![](/media/a)](⟦https://⟧)',
  ])('does not nest links: %j', (before) => expect(run('link', before)).toBe(before))

  it.each<[Command, string, string]>([
    ['bold', '⟦one\n\ntwo⟧', '⟦**one**\n\n**two**⟧'],
    ['bold', 'a ⟦b\nc⟧ d', 'a ⟦**b**\n**c**⟧ d'],
    ['bold', '⟦- a\n- [x] b\n  1. c⟧', '- ⟦**a**\n- [x] **b**\n  1. **c**⟧'],
    ['italic', '⟦* a\n> - b⟧', '* ⟦*a*\n> - *b*⟧'],
    ['italic', '⟦## Title\n\n**b**\n\n---\n⟧', '## ⟦*Title*\n\n***b***⟧\n\n---\n'],
    ['bold', '⟦- a\n⟧- b', '- **⟦a⟧**\n- b'],
    ['bold', '⟦a\n\n```chart\nb\n```\n\n| c |\n\nd⟧', '⟦**a**\n\n```chart\nb\n```\n\n| c |\n\n**d**⟧'],
    ['bold', '⟦| a | b |⟧', '⟦| a | b |⟧'],
    ['bold', '| ⟦a⟧ | b |', '| **⟦a⟧** | b |'],
    ['bold', '⟦**a** b **c**\nd⟧', '⟦****a** b **c****\n**d**⟧'],
  ])('%s marks the text of each selected line: %j becomes %j', (command, before, expected) =>
    expect(run(command, before)).toBe(expected),
  )

  it.each<[Command, string, string]>([
    ['bold', '- ⟦**a**\n- **b**⟧', '- ⟦a\n- b⟧'],
    ['bold', '- **⟦a**\n- **b⟧**', '- ⟦a\n- b⟧'],
    ['bold', '**⟦a\nb⟧**', '⟦a\nb⟧'],
    ['bold', '⟦***a***\n**b**⟧', '⟦*a*\nb⟧'],
    ['italic', '⟦***a***\n*b*⟧', '⟦**a**\nb⟧'],
    ['italic', '***⟦a***\n***b⟧***', '⟦**a**\n**b**⟧'],
    ['italic', '*⟦a **b**\nc⟧*', '⟦a **b**\nc⟧'],
    ['italic', '⟦*a **b**\nc*⟧', '⟦a **b**\nc⟧'],
    ['italic', '* ⟦*a **b***\n* *c*⟧', '* ⟦a **b**\n* c⟧'],
    ['bold', 'a **|** here', 'a | here'],
    ['italic', 'a ***|***', 'a **|**'],
    ['italic', 'a⟦ *b⟧* c', 'a ⟦b⟧ c'],
    ['bold', '⟦**a**\nb⟧', '⟦**a**\n**b**⟧'],
    ['bold', '⟦**a**⟧', '⟦a⟧'],
  ])(
    '%s removes its markers only if every selected line has them: %j becomes %j',
    (command, before, expected) => expect(run(command, before)).toBe(expected),
  )
})

describe('Enter', () => {
  it.each([
    ['- one|', '- one\n- |'],
    ['- |one', '- \n- |one'],
    ['  - one|', '  - one\n  - |'],
    ['- [x] one|', '- [x] one\n- [ ] |'],
    ['9. one|', '9. one\n10. |'],
    ['> said|', '> said\n> |'],
    ['- one\n- |', '- one\n\n|'],
    ['plain|', 'plain\n\n|'],
    ['one| two', 'one\n\n| two'],
    ['one|\n\ntwo', 'one\n\n|\n\ntwo'],
    ['## one|', '## one\n\n|'],
    ['one\n\n|', 'one\n\n|'],
    ['one\n|', null],
    ['```\na\n\n|', null],
    ['|one', null],
    ['  one|', null],
    ['| A |\n| --- |\n| 1 ⟦⟧', null],
    ['⟦one⟧', null],
    ['- ⟦one⟧', null],
    ['```chart\nRent\n* A: 1|\n```', null],
    ['~~~\n1. one|', null],
    ['```\na\n```\n- one|', '```\na\n```\n- one\n- |'],
  ])('turns %j into %j', (before, expected) =>
    expect(show(read(before), editForEnter(read(before)))).toBe(expected),
  )
})

describe('Backspace', () => {
  it.each([
    ['- |one', '|one'],
    ['a\n  1. |', 'a\n|'],
    ['> |said', '|said'],
    ['one\n\n|', 'one|'],
    ['one\n\n|two', 'one|two'],
    ['one\n\n|\n\ntwo', 'one|\n\ntwo'],
    ['one\n\n|- two', null],
    ['one\n\n⟦⟧| A |', null],
    ['| A |\n\n⟦⟧', null],
    ['```\na\n```\n\n|', null],
    ['```\na\n\n|', null],
    ['one\n\n\n|', null],
    ['- o|ne', null],
    ['plain|', null],
    ['- ⟦one⟧', null],
    ['```\n- |one\n```', null],
  ])('turns %j into %j', (before, expected) =>
    expect(show(read(before), editForBackspace(read(before)))).toBe(expected),
  )
})

describe('a block at the cursor', () => {
  it.each([
    ['|', '![]()|'],
    ['text|', 'text\n\n![]()|'],
    ['one| two', 'one\n\n![]()|\n\n two'],
    ['one\n\n|\n\ntwo', 'one\n\n![]()|\n\ntwo'],
  ])('turns %j into %j', (before, expected) =>
    expect(show(read(before), editForBlock('![]()', read(before)))).toBe(expected),
  )
})

describe('a new block', () => {
  const insertAt = (before: string) => show(read(before), editForNewBlock('![]()', read(before)))

  it.each([
    ['|', '![]()\n\n|'],
    ['text|', 'text\n\n![]()\n\n|'],
    ['one| two', 'one\n\n![]()\n\n|\n\n two'],
    ['one\n|\ntwo', 'one\n\n![]()\n\n|\n\ntwo'],
  ])('leaves the cursor on an empty line below: %j becomes %j', (before, expected) =>
    expect(insertAt(before)).toBe(expected),
  )

  it.each([
    ['see ⟦this⟧ word', 'see this word\n\n![]()\n\n|'],
    ['⟦one\ntwo⟧ words\nthree', 'one\ntwo words\n\n![]()\n\n|\n\nthree'],
    ['⟦one\n⟧two', 'one\n\n![]()\n\n|\n\ntwo'],
  ])('comes after the selected lines: %j becomes %j', (before, expected) =>
    expect(insertAt(before)).toBe(expected),
  )

  it.each([
    ['```chart\nRent\nA: |1\n```\nend', '```chart\nRent\nA: 1\n```\n\n![]()\n\n|\n\nend'],
    ['~~~\na\n\nb|\n~~~', '~~~\na\n\nb\n~~~\n\n![]()\n\n|'],
    ['| A |\n| -⟦⟧-- |\n| 1 |\n\nend', '| A |\n| --- |\n| 1 |\n\n![]()\n\n|\n\nend'],
    ['| A |\n| --- |\n| ⟦1⟧ |\n| 2 |', '| A |\n| --- |\n| 1 |\n| 2 |\n\n![]()\n\n|'],
    ['```\na\n```\none|\n\n```\nb\n```', '```\na\n```\none\n\n![]()\n\n|\n\n```\nb\n```'],
  ])('does not split a chart, code or table: %j becomes %j', (before, expected) =>
    expect(insertAt(before)).toBe(expected),
  )
})
