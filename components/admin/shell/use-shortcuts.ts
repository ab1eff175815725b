import { useEffect, useEffectEvent } from 'react'
import { screensFor } from './navigation'
import { pressKey } from './row-keys'
import { isDialogOpen, isForPage, isPaletteKey } from './shortcut-keys'

/** How long to wait for the next key after G. */
const SEQUENCE_MS = 1_500

/** The button in the latest notification, such as Undo. Few people could reach it with Tab before it disappears. */
const NOTIFICATION_BUTTON = '[data-sonner-toast][data-removed=false] [data-action]'

interface Shortcuts {
  openPalette: () => void
  openHelp: () => void
}

/**
 * Handles the keyboard shortcuts of every admin screen. Links are clicked, so that prompts for unsaved changes still
 * work.
 */
export function useShortcuts({ openPalette, openHelp }: Shortcuts) {
  const onPaletteKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || !isPaletteKey(event) || isDialogOpen()) return
    event.preventDefault()
    openPalette()
  })
  const onHelpKey = useEffectEvent(() => openHelp())

  useEffect(() => {
    let pressedG = Number.NEGATIVE_INFINITY
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Shift' || !isForPage(event)) return
      const isAfterG = performance.now() - pressedG < SEQUENCE_MS
      pressedG = event.key === 'g' && !isAfterG ? performance.now() : Number.NEGATIVE_INFINITY
      if (isAfterG) take(event, () => click(screenLink(event.key)))
      else if (event.key === '?') take(event, onHelpKey)
      else if (event.key === 'n') click(newLink())
      else if (event.key === 'z') click(NOTIFICATION_BUTTON)
      else if (pressKey(event)) stop(event)
    }
    // Runs before other listeners, because a key after G opens a screen.
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('keydown', onPaletteKey)
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      window.removeEventListener('keydown', onPaletteKey)
    }
  }, [])
}

function take(event: KeyboardEvent, act: () => void) {
  stop(event)
  act()
}

function stop(event: KeyboardEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Returns a selector for the link to a screen. Screens that the person is not allowed to open have no link, so their
 * keys do nothing.
 */
function screenLink(typed: string) {
  const screen = screensFor('owner').find(({ key }) => key === typed)
  return screen && `aside a[href="${screen.href}"]`
}

/** Returns a selector for the link to the form for a new record: a page at "/new" below the list, or a dialog at "?add". */
function newLink() {
  const { pathname } = location
  return `main a[href="${pathname}/new"], main a[href^="${pathname}?add"]`
}

function click(selector: string | undefined) {
  if (selector) document.querySelector<HTMLElement>(selector)?.click()
}
