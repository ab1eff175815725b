import { type ComponentType, useEffect, useState } from 'react'

interface OpenedDialog<Props> {
  Dialog: ComponentType<Props>
  /** The data attributes of the link. */
  data: Partial<Record<string, string>>
  /** The search part of its address. */
  search: string
  /** A new number is a new dialog: nothing of the last one is left. */
  turn: number
}

/**
 * Opens a dialog for every link of the page that `selector` names, wherever it is. The links lead to pages with the same
 * content; this is all the script they cost. `load` brings the dialog's own code when someone reaches for a link. Both must be
 * the same at every render.
 */
export function useLinkDialog<Props>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): OpenedDialog<Props> | null {
  const [opened, setOpened] = useState<OpenedDialog<Props> | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const linkOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null

    function prepare(event: Event) {
      if (linkOf(event)) load().catch(() => {})
    }

    async function open(event: MouseEvent) {
      const link = linkOf(event)
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!link || !isPlain || event.defaultPrevented) return
      event.preventDefault()
      if (link.ariaDisabled === 'true') return
      link.setAttribute('aria-busy', 'true')
      try {
        const Dialog = await load()
        // Safari does not focus a clicked link; the dialog gives focus back to what had it.
        if (link.checkVisibility()) link.focus({ preventScroll: true })
        const { dataset, search } = link
        setOpened((last) => ({ Dialog, data: { ...dataset }, search, turn: (last?.turn ?? 0) + 1 }))
      } catch {
        // The code did not arrive (an old page after a new release): the page has the same.
        location.assign(link.href)
      } finally {
        link.removeAttribute('aria-busy')
      }
    }

    document.addEventListener('pointerover', prepare, { signal, passive: true })
    document.addEventListener('focusin', prepare, { signal })
    document.addEventListener('click', open, { signal })
    return () => controller.abort()
  }, [selector, load])

  return opened
}
