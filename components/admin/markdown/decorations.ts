import { defineLanguageFacet, Language, syntaxTree } from '@codemirror/language'
import type { EditorState, Range } from '@codemirror/state'
import { Decoration, type DecorationSet, WidgetType } from '@codemirror/view'
import { GFM, parser } from '@lezer/markdown'
import { readChart } from '@/lib/blog/chart'
import { isMediaPath } from '@/lib/media/media-paths'
import { Drawing } from './drawing'

/**
 * The language of the editor. Not `@codemirror/lang-markdown`, which adds parsers of HTML, CSS and JavaScript.
 */
export const markdown = new Language(defineLanguageFacet(), parser.configure(GFM), [], 'markdown')

type Node = ReturnType<typeof syntaxTree>['topNode']

/** A character that is shown instead of a mark, such as a bullet. */
class Glyph extends WidgetType {
  readonly text: string
  readonly className: string
  constructor(text: string, className: string) {
    super()
    this.text = text
    this.className = className
  }
  override eq(other: Glyph) {
    return other.text === this.text && other.className === this.className
  }
  toDOM() {
    const glyph = document.createElement('span')
    glyph.className = this.className
    glyph.textContent = this.text
    return glyph
  }
}

const spans: Record<string, string> = {
  StrongEmphasis: 'strong',
  Emphasis: 'em',
  Strikethrough: 'del',
  InlineCode: 'code',
}

/**
 * Decides how the editor shows text: as readers will see it, except for the elements that the cursor is in, which
 * show their marks. The text itself never changes.
 */
export function decorate(state: EditorState, isFocused: boolean): DecorationSet {
  const { doc } = state
  const ranges: Range<Decoration>[] = []
  const lines = new Map<number, { classes: Set<string>; depth: number }>()

  const isTouched = (from: number, to: number) =>
    isFocused && state.selection.ranges.some((range) => range.from <= to && range.to >= from)
  /** For marks at the start of a line: the text begins right after them, and a cursor there is in the text. */
  const isInside = (from: number, to: number) => isTouched(from, to - 1)
  const textOf = ({ from, to }: { from: number; to: number }) => doc.sliceString(from, to)

  const hide = (from: number, to: number) => {
    if (from < to) ranges.push(Decoration.replace({}).range(from, to))
  }
  const replace = (from: number, to: number, text: string, className: string) =>
    ranges.push(Decoration.replace({ widget: new Glyph(text, className) }).range(from, to))
  const mark = (from: number, to: number, tagName: string, title?: string) => {
    const attributes = title ? { attributes: { title } } : {}
    if (from < to) ranges.push(Decoration.mark({ tagName, ...attributes }).range(from, to))
  }
  const styleLines = (from: number, to: number, className: string, depth = 0) => {
    for (let line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
      const style = lines.get(line.from) ?? { classes: new Set(), depth: 0 }
      style.classes.add(className)
      style.depth = Math.max(depth, style.depth)
      lines.set(line.from, style)
      if (line.to >= to || line.number === doc.lines) return
    }
  }
  /** Returns the end of a mark at the start of a line, including the space after it. */
  const endOf = (to: number) => (textOf({ from: to, to: to + 1 }) === ' ' ? to + 1 : to)

  /** Draws a whole block. While the cursor is in it, its source is shown above. */
  const drawBlock = (node: Node, label: string) => {
    const from = doc.lineAt(node.from).from
    const { to } = doc.lineAt(node.to)
    const widget = new Drawing(label, doc.sliceString(from, to))
    if (!isTouched(from, to)) ranges.push(Decoration.replace({ widget, block: true }).range(from, to))
    else {
      styleLines(from, to, 'md-source')
      ranges.push(Decoration.widget({ widget, block: true, side: 1 }).range(to))
    }
  }

  const heading = (node: Node, level: number) => {
    const isShown = isTouched(doc.lineAt(node.from).from, doc.lineAt(node.to).to)
    styleLines(node.from, node.to, `md-h${Math.max(2, level)}`)
    const [first, last] = node.getChildren('HeaderMark')
    if (!first || isShown || node.name.startsWith('Setext')) return
    hide(node.from, endOf(first.to))
    if (last) hide(last.from, last.to)
  }

  const link = (node: Node) => {
    const [opening, closing] = node.getChildren('LinkMark')
    const url = node.getChild('URL')
    if (!opening || !closing || !url) return
    const isEmpty = opening.to === closing.from
    mark(opening.to, closing.from, 'a', textOf(url))
    if (isEmpty || isTouched(node.from, node.to)) return
    hide(node.from, opening.to)
    hide(closing.from, node.to)
  }

  const image = (node: Node) => {
    const [opening, closing] = node.getChildren('LinkMark')
    const url = node.getChild('URL')
    // Readers get a link instead of an image from another site.
    if (!url || !isMediaPath(textOf(url))) return link(node)
    const alt = doc.sliceString(opening?.to ?? node.from, closing?.from ?? node.from)
    const widget = new Drawing(alt || 'Picture', textOf(node))
    if (isTouched(node.from, node.to)) ranges.push(Decoration.widget({ widget, side: 1 }).range(node.to))
    else ranges.push(Decoration.replace({ widget }).range(node.from, node.to))
  }

  const item = (node: Node) => {
    const listMark = node.getChild('ListMark')
    if (!listMark) return
    let depth = 0
    for (let list = node.parent; list; list = list.parent) if (/List$/.test(list.name)) depth += 1
    styleLines(node.from, node.to, 'md-item', depth)
    styleLines(node.from, node.from, 'md-first')
    const task = node.getChild('Task')?.getChild('TaskMarker')
    const indent = /[ \t]*$/.exec(doc.sliceString(doc.lineAt(node.from).from, listMark.from))?.[0].length ?? 0
    const from = listMark.from - indent
    const to = endOf(task?.to ?? listMark.to)
    if (isInside(from, to)) return
    const bullet = node.parent?.name === 'BulletList' ? '•' : textOf(listMark)
    const box = task && (/x/i.test(textOf(task)) ? '☑' : '☐')
    replace(from, to, box ?? bullet, 'md-bullet')
  }

  const code = (node: Node) => {
    const info = node.getChild('CodeInfo')
    const body = node.getChild('CodeText')
    const isChart = info && body && textOf(info) === 'chart' && readChart(textOf(body)) !== null
    if (isChart && node.parent?.name === 'Document') drawBlock(node, 'Chart')
    else styleLines(node.from, node.to, 'md-source')
  }

  /** Handles a node. Returns false if its children are not to be handled. */
  const enter = (node: Node): boolean | undefined => {
    const { name, from, to } = node
    const level = /^(?:ATX|Setext)Heading(\d)$/.exec(name)?.[1]
    if (level) heading(node, Number(level))
    const tagName = spans[name]
    if (tagName) {
      mark(from, to, tagName)
      for (const end of [node.firstChild, node.lastChild])
        if (end && !isTouched(from, to)) hide(end.from, end.to)
    }
    switch (name) {
      case 'Link':
        link(node)
        break
      case 'Image':
        image(node)
        return false
      case 'URL':
        if (!/^(?:Link|Image)/.test(node.parent?.name ?? '')) mark(from, to, 'a')
        break
      case 'Autolink':
        if (!isTouched(from, to)) for (const end of node.getChildren('LinkMark')) hide(end.from, end.to)
        break
      case 'ListItem':
        item(node)
        break
      case 'Blockquote':
        styleLines(from, to, 'md-quote')
        break
      case 'QuoteMark':
        if (!isInside(from, endOf(to))) hide(from, endOf(to))
        break
      case 'HorizontalRule':
        if (!isTouched(from, to)) replace(from, to, '', 'md-rule')
        break
      case 'Escape':
        if (!isTouched(from, to)) hide(from, from + 1)
        break
      case 'FencedCode':
      case 'CodeBlock':
        code(node)
        return false
      case 'Table':
        if (node.parent?.name === 'Document') drawBlock(node, 'Table')
        else styleLines(from, to, 'md-source')
        return false
    }
    return undefined
  }

  syntaxTree(state).iterate({ enter: ({ node }) => enter(node) })
  for (const [from, { classes, depth }] of lines) {
    const attributes = depth > 0 ? { attributes: { style: `--depth: ${depth}` } } : {}
    ranges.push(Decoration.line({ class: [...classes].join(' '), ...attributes }).range(from))
  }
  return Decoration.set(ranges, true)
}
