/** The commands of the Markdown toolbar, as pure functions that can be tested separately. */

export const commands = [
  'heading',
  'subheading',
  'bold',
  'italic',
  'link',
  'bullets',
  'numbers',
  'quote',
] as const
export type Command = (typeof commands)[number]

export interface Selected {
  text: string
  start: number
  end: number
}

/** The part of the text to replace, its replacement, and the selection afterwards. */
export interface Edit {
  from: number
  to: number
  insert: string
  start: number
  end: number
}

const linePrefixes = { heading: '## ', subheading: '### ', bullets: '- ', quote: '> ' } as const
const marks = { bold: '**', italic: '*' } as const
/** The markers that a line can begin with. They are mutually exclusive. */
const anyPrefix = /^(#{1,6} |[-*+] |\d+[.)] |> )/

export function editFor(command: Command, selected: Selected): Edit {
  if (command === 'bold' || command === 'italic') return toggleMark(marks[command], selected)
  if (command === 'link') return makeLink(selected)
  return toggleLines(command, selected)
}

/**
 * Wraps the selection in a marker, or removes the marker if it is already there. Spaces at the ends stay outside,
 * because a marker next to a space has no effect.
 */
function toggleMark(mark: string, { text, start, end }: Selected): Edit {
  const size = mark.length
  const isAround = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark
  // Two asterisks mean bold, not italic twice.
  const isOnlyBold =
    mark === '*' && text.slice(start - 2, start) === '**' && text.slice(start - 3, start) !== '***'
  if (isAround && !isOnlyBold) {
    const inner = text.slice(start, end)
    return { from: start - size, to: end + size, insert: inner, start: start - size, end: end - size }
  }
  const chosen = text.slice(start, end)
  const inner = chosen.trim()
  const lead = inner ? chosen.length - chosen.trimStart().length : 0
  const from = start + lead
  const to = inner ? from + inner.length : from
  return { from, to, insert: `${mark}${inner}${mark}`, start: from + size, end: from + size + inner.length }
}

const PLACEHOLDER_URL = 'https://'

/**
 * Makes a link. The selected text stays, and the URL is selected for typing or pasting; a selected URL becomes the
 * target. Without a selection, the text comes first, because a link without text is invisible.
 */
function makeLink({ text, start, end }: Selected): Edit {
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

/** Adds a prefix to every selected line, or removes it if all lines have it. */
function toggleLines(
  command: Exclude<Command, 'bold' | 'italic' | 'link'>,
  { text, start, end }: Selected,
): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const prefixOf = (index: number) => (command === 'numbers' ? `${index + 1}. ` : linePrefixes[command])
  const isOn = (line: string) =>
    command === 'numbers' ? /^\d+[.)] /.test(line) : line.startsWith(linePrefixes[command])
  const filled = lines.filter((line) => line.trim() !== '')
  const isEveryLineOn = filled.length > 0 && filled.every(isOn)
  let count = 0
  const changed = lines.map((line) => {
    if (isEveryLineOn) return line.replace(anyPrefix, '')
    if (line.trim() === '' && lines.length > 1) return line
    return prefixOf(count++) + line.replace(anyPrefix, '')
  })
  const insert = changed.join('\n')
  if (lines.length > 1) return { from, to, insert, start: from, end: from + insert.length }
  const shift = insert.length - (to - from)
  return { from, to, insert, start: Math.max(from, start + shift), end: Math.max(from, end + shift) }
}

/**
 * Handles Enter in a list or quote: starts the next item, or ends the list at an empty one. Returns null for the
 * default behaviour.
 */
export function editForEnter({ text, start, end }: Selected): Edit | null {
  if (start !== end) return null
  const from = text.lastIndexOf('\n', start - 1) + 1
  const line = text.slice(from, start)
  const [prefix = '', number] = /^(?:[-*+] |(\d+)[.)] |> )/.exec(line) ?? []
  if (!prefix) return null
  // Insert a blank line, because the next line would otherwise still belong to the list.
  if (line === prefix) return { from, to: start, insert: '\n', start: from + 1, end: from + 1 }
  const next = number ? prefix.replace(number, String(Number(number) + 1)) : prefix
  return {
    from: start,
    to: start,
    insert: `\n${next}`,
    start: start + next.length + 1,
    end: start + next.length + 1,
  }
}

/** Inserts Markdown on its own lines, surrounded by blank lines. */
export function editForBlock(block: string, { text, start, end }: Selected): Edit {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const trail = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const insert = `${lead}${block}${trail}`
  const caret = start + lead.length + block.length
  return { from: start, to: end, insert, start: caret, end: caret }
}

/** Returns the text after an edit. */
export function applyEdit({ text }: Selected, { from, to, insert }: Edit): string {
  return text.slice(0, from) + insert + text.slice(to)
}
