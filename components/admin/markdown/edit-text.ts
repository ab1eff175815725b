/** The commands of the Markdown toolbar, as pure functions that can be tested separately. */

/** The commands with their shortcuts. Mod is Ctrl, or Cmd on a Mac. */
export const shortcuts = {
  heading: 'Mod-Alt-2',
  subheading: 'Mod-Alt-3',
  bold: 'Mod-b',
  italic: 'Mod-i',
  link: 'Mod-k',
  bullets: 'Mod-Shift-8',
  numbers: 'Mod-Shift-7',
  quote: 'Mod-Shift-9',
} as const
export type Command = keyof typeof shortcuts

export interface TextSelection {
  text: string
  start: number
  end: number
}

/** The part of the text to replace, its replacement, and the selection afterward. */
export interface Edit {
  from: number
  to: number
  insert: string
  start: number
  end: number
}

const linePrefixes = { heading: '## ', subheading: '### ', bullets: '- ', quote: '> ' } as const
const markers = { bold: '**', italic: '*' } as const
type Marker = (typeof markers)[keyof typeof markers]
/** Matches the beginning of a line: its indent, and any list marker with a checkbox, heading or quote prefix. */
const LINE_PREFIX = /^([ \t]*)(?:([-*+] |\d+[.)] )(\[[ x]\] )?|#{1,6} |> )?/i

/** Returns the edit for a command, or null for the default behavior. */
export type MakeEdit = (selected: TextSelection) => Edit | null

export function editFor(command: Command, selected: TextSelection): Edit {
  if (command === 'bold' || command === 'italic') return toggleMarker(markers[command], selected)
  if (command === 'link') return makeLink(selected)
  return toggleLines(command, selected)
}

/** Returns an edit that leaves the text and the selection as they are. */
const noEdit = ({ start, end }: TextSelection): Edit => ({ from: start, to: start, insert: '', start, end })

/** Wraps the selected text on each line in a marker, or removes the markers if every line already has them. */
function toggleMarker(marker: Marker, selected: TextSelection): Edit {
  const { text } = selected
  const size = marker.length
  const isOn = (part: TextSelection) => isMarked(marker, part)
  if (isOn(selected)) {
    const { start, end } = withoutMarkers(selected)
    const insert = text.slice(start, end)
    return { from: start - size, to: end + size, insert, start: start - size, end: end - size }
  }
  const parts = selectedParts(selected).map((part) => (isOn(part) ? withSurroundingMarkers(part) : part))
  const [first] = parts
  if (!first) return noEdit(selected)
  const isEveryPartOn = parts.every(isOn)
  const from = first.start
  let to = from
  let insert = ''
  for (const part of parts) {
    const marked = text.slice(part.start, part.end)
    insert += text.slice(to, part.start)
    if (isEveryPartOn) insert += marked.slice(size, -size)
    else insert += isOn(part) ? marked : `${marker}${marked}${marker}`
    to = part.end
  }
  const margin = parts.length === 1 && !isEveryPartOn ? size : 0
  return { from, to, insert, start: from + margin, end: from + insert.length - margin }
}

/** Checks whether a text is bold or italic as a whole, with the markers at its ends or right outside. */
function isMarked(marker: Marker, selected: TextSelection) {
  const inner = withoutMarkers(selected)
  const outer = withSurroundingMarkers(inner)
  // Two asterisks mean bold, one italic, three both.
  const hasMarker = (asterisks: number) => (marker === '**' ? asterisks >= 2 : asterisks % 2 === 1)
  return (
    hasMarker(inner.start - outer.start) &&
    hasMarker(outer.end - inner.end) &&
    !INNER_MARKER[marker].test(inner.text.slice(inner.start, inner.end))
  )
}

/** Match a marker within the text, which then has several marked parts: “**a** b **c**”. */
const INNER_MARKER = { '**': /\*\*/, '*': /(?<!\*)\*(?:\*\*)?(?!\*)/ }

/** Shrinks a selection to exclude the markers at its ends, unless it contains nothing else. */
function withoutMarkers({ text, start, end }: TextSelection): TextSelection {
  const from = end - text.slice(start, end).replace(/^\*+(?=[^*])/, '').length
  const to = from + text.slice(from, end).replace(/(?<=[^*])\*+$/, '').length
  return { text, start: from, end: to }
}

/** Extends a selection over the markers right outside it. The editor hides them, so they are easy to miss. */
function withSurroundingMarkers({ text, start, end }: TextSelection): TextSelection {
  const from = text.slice(0, start).replace(/\*+$/, '').length
  const to = text.length - text.slice(end).replace(/^\*+/, '').length
  return { text, start: from, end: to }
}

/** Matches what comes before the text of a line: its indent and any heading, list, task and quote markers. */
const LEAD = /^(?:\s|(?:#{1,6}|[-*+]|\d+[.)]|\[[ x]\])(?=\s|$)|>)*/i

/**
 * Returns the parts of the selection that can be bold or italic: the text of each line, without surrounding spaces.
 * Skips horizontal rules, and also charts, code and tables unless the selection is within one of their lines. Without a
 * selection, returns an empty part at the cursor.
 */
function selectedParts({ text, start, end }: TextSelection): TextSelection[] {
  if (start === end) return [{ text, start, end }]
  const chosen = text.slice(start, end)
  const atomic = /[|\n]/.test(chosen) ? atomicBlocks(text) : []
  return [...chosen.matchAll(/.+/g)].flatMap(({ 0: line, index }) => {
    const at = start + index
    const isWholeLine = at === 0 || text[at - 1] === '\n'
    const part = isWholeLine ? line.replace(LEAD, '') : line.trimStart()
    const from = at + line.length - part.length
    const to = from + part.trimEnd().length
    const isText = /[^-*_\s]/.test(part) && !atomic.some((block) => block.from <= from && from < block.to)
    return isText ? [{ text, start: from, end: to }] : []
  })
}

const PLACEHOLDER_URL = 'https://'

/**
 * Inserts a link. Selected text becomes the link text, with the URL selected for replacement. A selected URL becomes
 * the target. Otherwise the cursor goes to the link text, because a link without text is invisible. Does nothing if
 * the selection touches a link, because links can't be nested.
 */
function makeLink(selected: TextSelection): Edit {
  const { text, start, end } = selected
  if (touchesLink(selected)) return noEdit(selected)
  const chosen = text.slice(start, end)
  if (/^(https?:\/\/|\/)\S+$/.test(chosen))
    return { from: start, to: end, insert: `[](${chosen})`, start: start + 1, end: start + 1 }
  if (chosen === '')
    return { from: start, to: end, insert: `[](${PLACEHOLDER_URL})`, start: start + 1, end: start + 1 }
  const target = start + chosen.length + 3
  return {
    from: start,
    to: end,
    insert: `[${chosen}](${PLACEHOLDER_URL})`,
    start: target,
    end: target + PLACEHOLDER_URL.length,
  }
}

/** Checks whether the selection overlaps a link, or the cursor is inside one. Images do not count. */
export const touchesLink = ({ text, start, end }: TextSelection) =>
  [...text.matchAll(/(?<!!)\[(?:!\[[^[\]\n]*\]\([^)\n]*\)|[^[\]\n])*\]\([^)\n]*\)/g)].some(
    ({ 0: link, index }) => index < end && start < index + link.length,
  )

/**
 * Adds a prefix to every selected line, or removes it if all lines have it. Items stay nested and keep their
 * checkboxes when their list becomes another kind of list.
 */
function toggleLines(
  command: Exclude<Command, 'bold' | 'italic' | 'link'>,
  { text, start, end }: TextSelection,
): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const isNumbers = command === 'numbers'
  const isOn = (line: string) =>
    isNumbers ? /^\s*\d+[.)] /.test(line) : line.trimStart().startsWith(linePrefixes[command])
  const filled = lines.filter((line) => line.trim() !== '')
  const isEveryLineOn = filled.length > 0 && filled.every(isOn)
  // The items that contain the current line, outermost first, and how far their text has moved to the right.
  let levels: { indent: number; count: number; moved: number }[] = []
  const changed = lines.map((line) => {
    const [prefix = '', space = '', marker, checkbox = ''] = LINE_PREFIX.exec(line) ?? []
    const content = line.slice(prefix.length)
    if (isEveryLineOn) return content
    if (line.trim() === '' && lines.length > 1) return line
    const isStillItem = marker !== undefined && (isNumbers || command === 'bullets')
    const indent = isStillItem ? space.replaceAll('\t', '    ').length : 0
    const count = (levels.find((level) => level.indent === indent)?.count ?? 0) + 1
    levels = levels.filter((level) => level.indent < indent)
    const outer = levels.at(-1)?.moved ?? 0
    const added = isNumbers ? `${count}. ` : linePrefixes[command]
    levels.push({ indent, count, moved: outer + added.length - (marker?.length ?? 0) })
    return ' '.repeat(Math.max(0, indent + outer)) + added + (isStillItem ? checkbox : '') + content
  })
  const insert = changed.join('\n')
  if (lines.length > 1) return { from, to, insert, start: from, end: from + insert.length }
  const shift = insert.length - (to - from)
  return { from, to, insert, start: Math.max(from, start + shift), end: Math.max(from, end + shift) }
}

/** Matches the beginning of an item or quote: its indent, prefix and number. */
const ITEM = /^[ \t]*(?:[-*+] (?:\[[ x]\] )?|(\d+)[.)] |> )/i

function readItem({ text, start, end }: TextSelection) {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from, start)
  const [prefix, number] = (start === end && !isInCode(text, start) && ITEM.exec(line)) || []
  const isAtEnd = (text[start] ?? '\n') === '\n'
  return prefix === undefined ? null : { from, prefix, number, isAtStart: line === prefix, isAtEnd }
}

/**
 * Handles Enter. In a list or quote, starts the next item, or ends the list if the item is empty. In other text, starts
 * a paragraph, which Markdown separates with a blank line; more blank lines would change nothing. Returns null for the
 * default behavior: a line break.
 */
export function editForEnter(selected: TextSelection): Edit | null {
  const item = readItem(selected)
  if (!item && isEmptyParagraph(selected)) return replaceBefore(selected, 0, '')
  if (!item) return isInParagraph(selected) ? replaceBefore(selected, 0, '\n\n') : null
  const { from, prefix, number, isAtStart, isAtEnd } = item
  const { start } = selected
  // Insert a blank line, because the next line would otherwise still belong to the list.
  if (isAtStart && isAtEnd) return { from, to: start, insert: '\n', start: from + 1, end: from + 1 }
  const next = number ? prefix.replace(number, String(Number(number) + 1)) : prefix.replace(/\[x\]/i, '[ ]')
  return replaceBefore(selected, 0, `\n${next}`)
}

/**
 * Handles Backspace at the start of an item or quote, which becomes plain text, and at the start of a paragraph, which
 * joins the one before it.
 */
export function editForBackspace(selected: TextSelection): Edit | null {
  const item = readItem(selected)
  if (item?.isAtStart) return replaceBefore(selected, item.prefix.length, '')
  return isAfterParagraph(selected) ? replaceBefore(selected, 2, '') : null
}

/** Replaces some characters before the cursor. */
function replaceBefore({ start }: TextSelection, length: number, insert: string): Edit {
  const from = start - length
  const caret = from + insert.length
  return { from, to: start, insert, start: caret, end: caret }
}

/** Matches the beginning of a line that is neither indented nor in a table. */
const TEXT_LINE = /^[^\s|]/

/** Checks whether the cursor is after some text of a paragraph or heading. */
function isInParagraph({ text, start, end }: TextSelection) {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return start === end && TEXT_LINE.test(line) && !isInCode(text, start)
}

/** Checks whether the cursor is on a blank line after another one. */
function isEmptyParagraph({ text, start, end }: TextSelection) {
  const isBlank = text.slice(0, start).endsWith('\n\n') && (text[start] ?? '\n') === '\n'
  return start === end && isBlank && !isInCode(text, start)
}

/** Checks whether the cursor is at the start of a paragraph or blank line that a blank line separates from a paragraph. */
function isAfterParagraph({ text, start, end }: TextSelection) {
  const before = /(?:^|\n)([^\n]+)\n\n$/.exec(text.slice(0, start))?.[1]
  if (start !== end || !before || isInCode(text, start)) return false
  return TEXT_LINE.test(before) && !/^[`~]{3}/.test(before) && /^(?:\p{L}|\n|$)/u.test(text.slice(start))
}

/** Inserts Markdown on its own lines, surrounded by blank lines. */
export function editForBlock(block: string, { text, start, end }: TextSelection): Edit {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const trail = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const insert = `${lead}${block}${trail}`
  const caret = start + lead.length + block.length
  return { from: start, to: end, insert, start: caret, end: caret }
}

/** Matches a fenced code block, including a chart, or a table. */
const ATOMIC_BLOCK =
  /^ {0,3}(`{3,}|~{3,})[^`\n]*\n(?:.*\n)*? {0,3}\1[`~]*[ \t]*$|^ {0,3}\|.*(?:\n {0,3}\|.*)*/gm

/** Returns the range of each chart, code block and table. Other Markdown inserted inside one would break it. */
function atomicBlocks(text: string) {
  return [...text.matchAll(ATOMIC_BLOCK)].map(({ 0: block, index }) => ({
    from: index,
    to: index + block.length,
  }))
}

/** Checks whether the position is in a code block or chart, even if it has not been closed yet. */
export const isInCode = (text: string, position: number) =>
  /^ {0,3}(?:`{3,}|~{3,})[^`\n]*$/m.test(text.slice(0, position).replace(ATOMIC_BLOCK, ''))

/** Returns the position, or the end of the chart, code block or table that it is in. */
export const outsideBlock = (text: string, position: number) =>
  atomicBlocks(text).find(({ from, to }) => from < position && position < to)?.to ?? position

/**
 * Inserts a block after the selected lines, or at the cursor, but never inside a chart, code block or table. Unlike
 * `editForBlock`, keeps the selected text. The cursor moves to an empty line below the block, because text typed right
 * after a block would become part of it.
 */
export function editForNewBlock(block: string, { text, start, end }: TextSelection): Edit {
  const next = text.indexOf('\n', end - 1)
  const below = next < 0 ? text.length : next
  const place = outsideBlock(text, start === end ? start : below)
  return editForBlock(`${block}\n\n`, { text, start: place, end: place })
}

/** Returns the text after an edit. */
export function applyEdit({ text }: TextSelection, { from, to, insert }: Edit): string {
  return text.slice(0, from) + insert + text.slice(to)
}

/** The example that the toolbar inserts. */
export const exampleTable = `| Item | Price |
| --- | ---: |
| Rice | ₦40,000 |`
