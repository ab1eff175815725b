import { type EditorView, WidgetType } from '@codemirror/view'
import { useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Markdown } from '@/components/site/prose/markdown'

const roots = new WeakMap<HTMLElement, Root>()

/**
 * A picture, table or chart in the editor, rendered by the same component as on the public page. A click opens its
 * source.
 */
export class Drawing extends WidgetType {
  readonly label: string
  readonly source: string
  constructor(label: string, source: string) {
    super()
    this.label = label
    this.source = source
  }

  override eq(other: Drawing) {
    return other.source === this.source
  }

  toDOM(view: EditorView) {
    const box = document.createElement('div')
    box.className = 'md-drawing'
    box.role = 'img'
    box.ariaLabel = this.label
    const measure = () => view.requestMeasure()
    // Measure again when an image inside loads. Load events do not bubble, so capture them.
    box.addEventListener('load', measure, true)
    box.addEventListener('mousedown', (event) => {
      event.preventDefault()
      view.dispatch({ selection: { anchor: view.posAtDOM(box) }, scrollIntoView: true })
      view.focus()
    })
    const root = createRoot(box)
    roots.set(box, root)
    const onDrawn = () => {
      // The editor is one tab stop.
      for (const link of box.querySelectorAll('a')) link.removeAttribute('href')
      for (const scroller of box.querySelectorAll<HTMLElement>('[tabindex]')) scroller.tabIndex = -1
      measure()
    }
    root.render(<Drawn source={this.source} onDrawn={onDrawn} />)
    return box
  }

  override destroy(box: HTMLElement) {
    // React cannot remove a tree while it renders another one, which may be what changed the text.
    queueMicrotask(() => roots.get(box)?.unmount())
  }
}

function Drawn({ source, onDrawn }: { source: string; onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn])
  return <Markdown text={source} />
}
