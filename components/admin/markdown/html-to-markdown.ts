interface Format {
  isBold: boolean
  isItalic: boolean
  href: string
}
/** A piece of text with uniform formatting. */
type Run = Format & { text: string }

/** A paragraph, heading, list item, etc. Consecutive list items are not separated by a blank line. */
interface Block {
  text: string
  isItem?: boolean
}

const PLAIN: Format = { isBold: false, isItalic: false, href: '' }
const BLOCKS =
  'address,article,aside,blockquote,dd,div,dl,dt,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,ol,p,pre,section,table,ul'
const HEADINGS = 'h1,h2,h3,h4,h5,h6'
const LISTS = 'ul,ol'
/** Word writes list items as paragraphs, with their bullets and numbers as text. */
const WORD_ITEM = 'p[style*="mso-list"]'
const WORD_BULLET = '[style*="mso-list:Ignore"]'
/** Google Docs writes the style without a space, browsers with one. */
const SUPERSCRIPT = 'sup,[style*="vertical-align:super"],[style*="vertical-align: super"]'
const DROPPED = `script,style,title,img,svg,hr,${WORD_BULLET}`

/**
 * Converts HTML copied from a page or document to Markdown. Keeps headings, bold and italic text, links,
 * lists, quotes, tables and code blocks; all other text becomes plain. Returns '' if nothing is formatted.
 */
export function htmlToMarkdown(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const isStructured =
    body.querySelector(`${HEADINGS},${LISTS},pre,blockquote,${WORD_ITEM},${SUPERSCRIPT}`) !== null
  const hasTable = [...body.querySelectorAll('table')].some(isDataTable)
  const hasFormat = runsOf(body, PLAIN).some((run) => run.text.trim() !== '' && !isSameFormat(run, PLAIN))
  return isStructured || hasTable || hasFormat ? join(blocksOf(body)) : ''
}

/** Formats a URL as the destination of a Markdown link, which spaces and parentheses could otherwise end. */
export function linkDestination(url: string): string {
  return /[\s()]/.test(url) ? `<${url.replace(/\s/g, '%20')}>` : url
}

const join = (blocks: readonly Block[]) =>
  blocks
    .map(({ text, isItem }, index) => (isItem && blocks[index - 1]?.isItem ? '\n' : '\n\n') + text)
    .join('')
    .trimStart()

function blocksOf(parent: Element): Block[] {
  const blocks: Block[] = []
  let inline: Node[] = []
  const endParagraph = () => {
    const text = escapeLineStarts(writeInline(inline))
    if (text) blocks.push({ text })
    inline = []
  }
  for (const node of parent.childNodes) {
    // Google Docs wraps everything it copies in an inline element.
    const isBlock = node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null)
    if (isBlock) {
      endParagraph()
      blocks.push(...convertBlock(node))
    } else inline.push(node)
  }
  endParagraph()
  return blocks
}

function convertBlock(element: Element): Block[] {
  if (element.matches(HEADINGS)) return convertHeading(element)
  if (element.matches(LISTS)) return [{ text: join(convertItems(element, '')) }]
  if (element.matches(WORD_ITEM)) return [convertWordItem(element)]
  if (element.matches('pre')) return [{ text: `\`\`\`\n${element.textContent.trim()}\n\`\`\`` }]
  if (element.matches('blockquote')) return [{ text: join(blocksOf(element)).replace(/^/gm, '> ') }]
  return isDataTable(element) ? [convertTable(gridOf(element))] : blocksOf(element)
}

/**
 * Shifts the levels of copied headings so that the highest becomes level 2, because the only level-1 heading
 * is the article's title.
 */
function convertHeading(element: Element): Block[] {
  const levelOf = ({ tagName }: Element) => Number(tagName[1])
  const all = [...element.ownerDocument.querySelectorAll(HEADINGS)]
  const level = Math.min(4, levelOf(element) - Math.min(...all.map(levelOf)) + 2)
  const text = writeOneLine(element).replaceAll('**', '')
  return text ? [{ text: `${'#'.repeat(level)} ${text}` }] : []
}

function convertItems(list: Element, indent: string): Block[] {
  let number = Number(list.getAttribute('start') ?? 1)
  let width = 2
  return [...list.children].flatMap((child) => {
    // Google Docs puts a nested list after the item that it belongs to, not inside it.
    if (child.matches(LISTS)) return convertItems(child, indent + ' '.repeat(width))
    const marker = list.matches('ol') ? `${number++}. ` : '- '
    width = marker.length
    const nested = [...child.children].filter((inner) => inner.matches(LISTS))
    return [
      { text: `${indent}${marker}${escapeLineStarts(writeOneLine(child))}`, isItem: true },
      ...nested.flatMap((inner) => convertItems(inner, indent + ' '.repeat(width))),
    ]
  })
}

function convertWordItem(item: Element): Block {
  const text = `${wordIndent(item)}${wordMarker(item)}${escapeLineStarts(writeOneLine(item))}`
  return { text, isItem: true }
}

function wordMarker(item: Element): string {
  const bullet = item.querySelector(WORD_BULLET)?.textContent ?? ''
  // "2.3." is item 3 of a nested list. Markdown cannot number with "c.", so it becomes 1.
  const number = /(\d+)\W*$/.exec(bullet)?.[1] ?? 1
  return /^\s*\w+[.)]/.test(bullet) ? `${number}. ` : '- '
}

/** Returns the indent for the contents of the nearest item above that has a lower level. */
function wordIndent(item: Element): string {
  const levelOf = (other: Element) => Number(/level(\d)/.exec(other.getAttribute('style') ?? '')?.[1] ?? 1)
  let parent = item.previousElementSibling
  while (parent?.matches(WORD_ITEM) && levelOf(parent) >= levelOf(item))
    parent = parent.previousElementSibling
  return parent?.matches(WORD_ITEM) ? wordIndent(parent) + ' '.repeat(wordMarker(parent).length) : ''
}

/** Returns whether an element is a data table rather than a layout table. */
function isDataTable(element: Element): element is HTMLTableElement {
  if (!(element instanceof HTMLTableElement) || element.querySelector(`table,${HEADINGS},${LISTS}`))
    return false
  return element.rows.length > 1 && gridOf(element).every((row) => row.length > 1)
}

/** Returns the cells at each position of a table. Only the first position of a merged cell has it. */
function gridOf({ rows }: HTMLTableElement): (Element | null)[][] {
  const grid = Array.from(rows, (): (Element | null)[] => [])
  for (const [index, row] of grid.entries())
    for (const cell of rows[index]?.cells ?? []) {
      let column = 0
      while (row[column] !== undefined) column++
      // A row span of 0 extends to the end of the table.
      for (const spanned of grid.slice(index, index + (cell.rowSpan || rows.length)))
        for (let offset = 0; offset < cell.colSpan; offset++) spanned[column + offset] = null
      row[column] = cell
    }
  return grid
}

function convertTable(grid: readonly (Element | null)[][]): Block {
  const lines = grid.map((row) =>
    Array.from(row, (cell) => (cell ? writeOneLine(cell).replaceAll('|', '\\|') : '')).join(' | '),
  )
  const dashes = Array.from(grid[0] ?? [], () => '---').join(' | ')
  return { text: [...lines.slice(0, 1), dashes, ...lines.slice(1)].map((line) => `| ${line} |`).join('\n') }
}

const writeOneLine = (element: Element) => writeInline(element.childNodes).replace(/\s+/g, ' ')

function writeInline(nodes: Iterable<Node>): string {
  const runs: Run[] = []
  for (const run of [...nodes].flatMap((node) => runsOf(node, PLAIN))) {
    const last = runs.at(-1)
    if (last && isSameFormat(last, run)) last.text += run.text
    else runs.push({ ...run })
  }
  return runs
    .map(wrapInDelimiters)
    .join('')
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

function runsOf(node: Node, outer: Format): Run[] {
  if (node instanceof Text) {
    const text = node.data.replace(/\s+/g, ' ')
    const isRaised = node.parentElement?.closest(SUPERSCRIPT)
    return [{ ...outer, text: escapeMarkdown(isRaised ? raise(text) : text) }]
  }
  if (!(node instanceof HTMLElement) || node.matches(`${LISTS},${DROPPED}`)) return []
  if (node.matches('br')) return [{ ...outer, text: '\n' }]
  const inner = [...node.childNodes].flatMap((child) => runsOf(child, formatOf(node, outer)))
  const space = { ...PLAIN, text: ' ' }
  return node.matches(BLOCKS) ? [space, ...inner, space] : inner
}

const RAISABLE = '0123456789+-−n'
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ'
const EXPONENT = /^(?!(?:st|nd|rd|th|tm)$)[-+−]?\w/i

/** Returns superscript text in plain characters: 10³, e^(rt). Ordinals and trademarks read well as they are. */
function raise(text: string): string {
  const raised = Array.from(text, (character) => RAISED[RAISABLE.indexOf(character)])
  if (!raised.includes(undefined)) return raised.join('')
  return EXPONENT.test(text) ? `^(${text})` : text
}

/**
 * Google Docs uses inline styles, which can override an element's default: `<b style="font-weight: normal">`.
 */
function formatOf(element: HTMLElement, outer: Format): Format {
  const { fontWeight, fontStyle } = element.style
  const href = element.matches('a') ? (element.getAttribute('href') ?? '') : ''
  const isBold = fontWeight
    ? /^(?:bold|[6-9]00)/.test(fontWeight)
    : outer.isBold || element.matches('b,strong')
  const isItalic = fontStyle ? fontStyle === 'italic' : outer.isItalic || element.matches('i,em')
  return { isBold, isItalic, href: /^(?:https?|mailto|tel):/i.test(href) ? href : outer.href }
}

const isSameFormat = (one: Format, other: Format) =>
  one.isBold === other.isBold && one.isItalic === other.isItalic && one.href === other.href

/**
 * Wraps each line in Markdown delimiters. Leading and trailing spaces stay outside, because delimiters next
 * to a space have no effect.
 */
function wrapInDelimiters({ text, isBold, isItalic, href }: Run): string {
  const delimiters = (isBold ? '**' : '') + (isItalic ? '*' : '')
  return text.replace(/\S(?:.*\S)?/g, (line) => {
    const wrapped = delimiters + line + delimiters
    return href ? `[${wrapped}](${linkDestination(href)})` : wrapped
  })
}

const SYNTAX_OR_URL =
  /https?:\/\/[^\s[\]]+|[\\`*~[\]]|<(?=[a-z/!?])|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu

/** Escapes characters that Markdown would interpret as syntax, except in URLs. */
const escapeMarkdown = (text: string) =>
  text.replace(SYNTAX_OR_URL, (found) => (found.length > 1 ? found : `\\${found}`))

/** Matches headings, quotes, list items, rules, underlines of headings, and the second line of tables. */
const LINE_START = /^(?:>|(?:#{1,6}|[-+]|\d{1,9}[.)])(?!\S)|=+$|[-:| ]+$)/gm

/** Escapes characters that Markdown would interpret as syntax at the beginning of a line. */
const escapeLineStarts = (text: string) => text.replace(LINE_START, (found) => found.replace(/\D/, '\\$&'))
