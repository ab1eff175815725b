import { useEffect, useRef } from 'react'

/**
 * Keeps what is typed while the palette loads, which is meant for the palette and not for the page and its shortcuts.
 * Call this before `useShortcuts`, because its listener must run first.
 */
export function useHeldTyping() {
  const held = useRef<string | null>(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event
      if (held.current === null || key.length !== 1 || ctrlKey || metaKey || altKey || isComposing) return
      event.preventDefault()
      event.stopImmediatePropagation()
      held.current += key
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [])

  return {
    hold: () => {
      held.current ??= ''
    },
    /** Ends holding, and returns what was typed. */
    release: () => {
      const typed = held.current ?? ''
      held.current = null
      return typed
    },
  }
}
