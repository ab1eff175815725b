import { type ComponentType, useEffect, useState } from 'react'

interface OpenedDialog<Props> {
  Dialog: ComponentType<Props>
  /** The data attributes of the link. */
  data: Partial<Record<string, string>>
  /** The query of the link's URL. */
  search: string
  /** A key that increases for each dialog, so that each starts fresh. */
  openCount: number
}

/**
 * Opens a dialog for every link on the page that matches `selector`. The links lead to pages with the same content,
 * so the dialog's code is not loaded up front: `load` fetches it when someone is about to use a link. `selector` and
 * `load` must be stable across renders.
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
        // Safari does not focus a clicked link, so do it here; the dialog later returns focus to it.
        if (link.checkVisibility()) link.focus({ preventScroll: true })
        const { dataset, search } = link
        setOpened((last) => ({ Dialog, data: { ...dataset }, search, openCount: (last?.openCount ?? 0) + 1 }))
      } catch {
        // The code did not load, for example on an old page after a new release. Follow the link to the page instead.
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
