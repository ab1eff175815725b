/**
 * The Markdown of articles: allowed elements, and how lines become paragraphs and headings. Uses no database and is safe in
 * the browser.
 */

/** The elements that an article is made of; whatever else its text asks for is shown as text or left out. */
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

/** An image of the gallery: `/media/<bucket>/<key>`, the key perhaps in a folder. */
const MEDIA_PATH = /\/media\/[a-z0-9-]+(?:\/[a-z0-9-]+){1,2}\.[a-z0-9]+/gi

/** True for images that the site serves itself. No other may be shown: it would tell a stranger who reads what. */
export function isMediaPath(src: string): boolean {
  return src.match(MEDIA_PATH)?.[0] === src
}

/** The gallery's images that a text may show, each once. */
export function listMediaPaths(text: string): string[] {
  return [...new Set(text.match(MEDIA_PATH))]
}

/** True when following a link leaves the site. */
export function isExternal(href: string): boolean {
  return /^(https?:)?\/\//i.test(href)
}

export interface Heading {
  id: string
  text: string
  level: 2 | 3
}

/** From so many headings on, an article is worth a table of contents. */
export const LONG_ARTICLE_HEADINGS = 3

/** Just enough of a syntax tree: those of Markdown and of HTML agree in this. */
export interface TreeNode {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  /** A table's alignments, one for each column. */
  align?: unknown[] | null
  children?: TreeNode[]
}

const DEEPEST = 20
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])){20,}/gm
const INDENT = /^[ \t]{40,}/gm

const MOST_MARKS = 600
const MARKS = /\n[ \t]*\n|[\n*_~`[\]]/g

/** An empty line wherever too many marks and lines follow each other without one: the parser compares each with all of its block. */
function part(text: string): string {
  let marks = 0
  return text.replace(MARKS, (found) => {
    marks = found.length > 1 ? 0 : marks + 1
    if (marks <= MOST_MARKS) return found
    marks = 1
    return `\n\n${found}`
  })
}

const MOST_UNDERLINES = 200
const UNDERLINES = /^[ \t>]*(?:=+|-+)[ \t]*$/gm

/** Lines of "=" or "-" make headings of what is above them, and the parser looks at all of that for each. Further ones stand alone. */
function partUnderlines(text: string): string {
  let underlines = 0
  return text.replace(UNDERLINES, (line) => {
    underlines += 1
    return underlines > MOST_UNDERLINES ? `\n${line}` : line
  })
}

/** The text without quotes and lists that lie deeper in each other than anyone writes: the parser would not come to an end. */
export function flatten(text: string): string {
  return part(partUnderlines(text))
    .replace(INDENT, (indent) => indent.slice(0, 2 * DEEPEST))
    .replace(
      CONTAINERS,
      (run) =>
        `${run
          .match(/[ \t]*(?:>|[-+*]|\d{1,9}[.)])/g)
          ?.slice(0, DEEPEST)
          .join('')} `,
    )
}

/** A line is a paragraph, as the back office has always had it; Markdown alone would join lines that follow each other. */
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

const MOST_CELLS = 5_000

/** Rows are filled up to the width of the first one, which can make many millions of cells out of a short text: not in tables of many. */
export function limitTables() {
  return (tree: TreeNode) => {
    for (const node of walk(tree))
      if (node.type === 'table' && (node.align?.length ?? 0) * (node.children?.length ?? 0) > MOST_CELLS)
        delete node.align
  }
}

/**
 * Adds ids to headings, made from their words after `anchor`, and lists them. The page's title is the only heading of the
 * first level, so `# ` counts as `## `.
 */
export function markHeadings({
  anchor,
  headings = [],
}: {
  anchor: string
  headings?: Heading[] | undefined
}) {
  return (tree: TreeNode) => {
    const taken = new Map<string, number>()
    for (const node of walk(tree)) {
      if (node.tagName === 'h1') node.tagName = 'h2'
      if (node.tagName !== 'h2' && node.tagName !== 'h3') continue
      const text = textOf(node).trim()
      const id = freeId(anchor, text, taken)
      node.properties = { ...node.properties, id }
      if (text) headings.push({ id, text, level: node.tagName === 'h2' ? 2 : 3 })
    }
  }
}

function* walk(node: TreeNode): Generator<TreeNode> {
  yield node
  for (const child of node.children ?? []) yield* walk(child)
}

function textOf(node: TreeNode): string {
  if (node.type === 'text') return node.value ?? ''
  return (node.children ?? []).map(textOf).join('')
}

/** The anchor keeps it apart from every id that the page itself uses, and from those of other articles that the router keeps. */
function freeId(anchor: string, text: string, taken: Map<string, number>): string {
  const words = text
    .slice(0, 300) // More than is kept; the rest could be a pile of marks, which takes long to sort.
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const wanted = `${anchor}-${words.slice(0, 80) || 'this'}`
  const turn = (taken.get(wanted) ?? 0) + 1
  taken.set(wanted, turn)
  if (turn === 1) return wanted
  // Shorter, so that the number is not cut off.
  return freeId(anchor, `${words.slice(0, 70)} ${turn}`, taken)
}
