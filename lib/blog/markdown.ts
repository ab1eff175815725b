/**
 * The Markdown of articles: allowed elements, and how lines become paragraphs and headings. Does not use the database
 * and is safe in the browser.
 */

/** The elements that an article may contain. Everything else is shown as text or dropped. */
export const allowedTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'strong',
  'em',
  'del',
  'sup',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'input',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

export const linkProtocols = ['http', 'https', 'mailto', 'tel']

/** Returns whether a link leaves the site. */
export function isExternal(href: string): boolean {
  return /^(https?:)?\/\//i.test(href)
}

/** Does not match file names, such as "report.pdf". */
const BEGINS_WITH_DOMAIN = /^(?:www\.|(?:[a-z0-9-]+\.)+(?:com|ng|org|net)(?=[:/?#]|$))/i

/** Adds the "https://" that writers leave out, as in "www.example.com". Without it, the link would stay on the site. */
export function withProtocol(href: string): string {
  return BEGINS_WITH_DOMAIN.test(href) ? `https://${href}` : href
}

export interface Heading {
  id: string
  text: string
  level: 2 | 3
}

/** Articles with at least this many headings get a table of contents. */
export const LONG_ARTICLE_HEADINGS = 3

/** The parts that the syntax trees of Markdown and HTML have in common. */
export interface TreeNode {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  /** The alignment of each column of a table. */
  align?: unknown[] | null
  children?: TreeNode[]
}

const MAX_DEPTH = 6
/** The marks of quotes and list items at the beginning of a line. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?!\S)))+/gm
const CONTAINER = />|[-+*]|\d{1,9}[.)]/g
const INDENT = /^[ \t]{40,}/gm
const MAX_INDENT = 40

const MAX_MARKS = 600
/** If they are not closed, comments and instructions are read up to the end of their block, so they count as several marks. */
const WEIGHT_OF_TAG = 6
const MARKS = /\n[ \t]*\n|[\n*_~`[\]]|<(?=[!?])/g

/**
 * Inserts a blank line after too many marks and line breaks in one block, because the parser compares each of them
 * with the rest of its block.
 */
function splitMarks(text: string): string {
  let marks = 0
  return text.replace(MARKS, (found) => {
    const isTag = found === '<'
    marks = found.length > 1 ? 0 : marks + (isTag ? WEIGHT_OF_TAG : 1)
    if (marks <= MAX_MARKS) return found
    marks = 1
    // At the beginning of a block, a comment would hide everything up to its end.
    return isTag ? `\n\n\\${found}` : `\n\n${found}`
  })
}

/** Matches what the parser would leave out at the end of a web address. */
const TRAIL = /(?:[!"')*,.:;<?_~\]]|&[a-z]+;){100}/gi

/** Inserts spaces into long runs of punctuation, because the parser reads the rest of a run from each character. */
function splitTrails(text: string): string {
  return text.replace(TRAIL, '$& ')
}

const MAX_UNDERLINES = 200
const UNDERLINES = /^[ \t>]*(?:=+|-+)[ \t]*$/gm

/**
 * Limits the lines of "=" or "-" in a block. Each of them turns everything above it in its block into a heading, which
 * the parser scans every time. Further lines get a block of their own.
 */
function splitUnderlines(text: string): string {
  let underlines = 0
  return text.replace(UNDERLINES, (line) => {
    underlines += 1
    return underlines > MAX_UNDERLINES ? `\n${line}` : line
  })
}

const MAX_MARKS_IN_ARTICLE = 2_500
/** The parser also turns email and web addresses into links. */
const MARKS_AND_CELLS = /[*_~`[\]|\\@]|<(?=[!?])|www\.|:\/\//gi

/**
 * Returns where the rest of a text is shown as typed, which is its end for any usual article. It is the beginning of
 * the line with one mark too many.
 */
export function markupEnd(text: string): number {
  let start = 0
  let marks = -1 // The first line follows no line break.
  for (const line of text.split('\n')) {
    marks += 1 + countMatches(line, MARKS_AND_CELLS) + countMatches(line, UNDERLINES) + countLevels(line)
    if (marks > MAX_MARKS_IN_ARTICLE) return start
    start += line.length + 1
  }
  return text.length
}

/**
 * Returns how many marks the quotes and lists of a line count as, because the parser may compare each of them with
 * everything above it. Lines of a simple list or quote cost no more than lines of prose.
 */
function countLevels(line: string): number {
  const [run = ''] = line.match(CONTAINERS) ?? []
  const levels = Math.min(countMatches(run, CONTAINER), MAX_DEPTH)
  return levels === 0 ? 0 : 2 * levels - (/^[ \t]/.test(run) ? 1 : 2)
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** Returns the part of a text that is formatted, without what the parser would take forever to read. */
export function flatten(text: string): string {
  return splitMarks(splitUnderlines(splitTrails(text.slice(0, markupEnd(text)))))
    .replace(INDENT, (indent) => indent.slice(0, MAX_INDENT))
    .replace(CONTAINERS, cutLevels)
}

function cutLevels(run: string): string {
  const end = [...run.matchAll(CONTAINER)][MAX_DEPTH]?.index
  return end === undefined ? run : `${run.slice(0, end).trimEnd()} `
}

/** Shows the rest of a text as code. The parser, which takes time for each line, does not see it. */
export function showRest(text: string) {
  const value = text.slice(markupEnd(text))
  return (tree: TreeNode) => {
    if (value) tree.children?.push({ type: 'code', value })
  }
}

/** Makes each line a paragraph, as editors here expect. Plain Markdown would join consecutive lines. */
export function splitLines() {
  return (tree: TreeNode) => {
    tree.children = tree.children?.flatMap((node) => (node.type === 'paragraph' ? paragraphsOf(node) : node))
  }
}

function paragraphsOf(paragraph: TreeNode): TreeNode[] {
  const lines: TreeNode[][] = [[]]
  for (const child of paragraph.children ?? []) {
    const [first = '', ...rest] = child.type === 'text' ? (child.value ?? '').split('\n') : []
    if (rest.length === 0) lines.at(-1)?.push(child)
    else {
      if (first) lines.at(-1)?.push({ type: 'text', value: first })
      lines.push(...rest.map((value) => (value ? [{ type: 'text', value }] : [])))
    }
  }
  return lines
    .filter((children) => children.some((child) => child.type !== 'break'))
    .map((children) => ({ type: 'paragraph', children }))
}

const MAX_CELLS = 5_000

/**
 * Drops tables with too many cells. Rows are padded to the width of the first one, so a short text could produce
 * millions of cells.
 */
export function limitTables() {
  return (tree: TreeNode) => {
    for (const node of walk(tree))
      if (node.type === 'table' && (node.align?.length ?? 0) * (node.children?.length ?? 0) > MAX_CELLS)
        delete node.align
  }
}

/**
 * Adds ids to headings, made from `anchor` and their words, and lists them. Removes empty headings. The page title is
 * the only h1, so `# ` counts as `## `.
 */
export function markHeadings({
  anchor,
  headings = [],
}: {
  anchor: string
  headings?: Heading[] | undefined
}) {
  return (tree: TreeNode) => {
    const usedIds = new Map<string, number>()
    for (const node of walk(tree)) {
      node.children = node.children?.filter((child) => !isEmptyHeading(child))
      if (node.tagName === 'h1') node.tagName = 'h2'
      if (node.tagName !== 'h2' && node.tagName !== 'h3') continue
      const text = textOf(node).trim()
      const id = unusedId(anchor, text, usedIds)
      node.properties = { ...node.properties, id }
      if (text) headings.push({ id, text, level: node.tagName === 'h2' ? 2 : 3 })
    }
  }
}

function isEmptyHeading({ tagName = '', children }: TreeNode): boolean {
  return /^h[1-6]$/.test(tagName) && children?.length === 0
}

function* walk(node: TreeNode): Generator<TreeNode> {
  yield node
  for (const child of node.children ?? []) yield* walk(child)
}

function textOf(node: TreeNode): string {
  if (node.type === 'text') return node.value ?? ''
  return (node.children ?? []).map(textOf).join('')
}

/**
 * Returns an unused id. The anchor distinguishes it from ids of the page itself and of other articles that the router
 * keeps mounted.
 */
function unusedId(anchor: string, text: string, usedIds: Map<string, number>): string {
  const words = text
    .slice(0, 300) // Enough for the id. The rest could be a long run of combining marks, which are slow to sort.
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const preferred = `${anchor}-${words.slice(0, 80) || 'this'}`
  const useCount = (usedIds.get(preferred) ?? 0) + 1
  usedIds.set(preferred, useCount)
  if (useCount === 1) return preferred
  // Shorten it, so that the number fits.
  return unusedId(anchor, `${words.slice(0, 70)} ${useCount}`, usedIds)
}
