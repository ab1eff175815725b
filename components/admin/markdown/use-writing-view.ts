import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { isDialogOpen } from '../shell/shortcut-keys'
import { areSettingsOpen, isFocusMode, reveal, setFocusMode, subscribe } from './writing-view'

export const useFocusMode = () => useSyncExternalStore(subscribe, isFocusMode, () => false)
export const useSettingsOpen = () => useSyncExternalStore(subscribe, areSettingsOpen, () => true)

let editors = 0

/** Ends focus mode on Esc and when the page is left. Shows a field with an error if focus mode or closed settings hide it. */
export function useFocusModeEnd(button: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const onKey = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      const isUnhandled = !defaultPrevented && !isComposing && !isDialogOpen()
      if (key === 'Escape' && isUnhandled && isFocusMode()) button.current?.click()
    }
    window.addEventListener('keydown', onKey, { signal })
    window.addEventListener('invalid', ({ target }) => reveal(target), { signal })
    editors += 1
    return () => {
      controller.abort()
      editors -= 1
      // Saving a new record opens its own page, where the writer stays in focus mode.
      setTimeout(() => editors === 0 && setFocusMode(false))
    }
  }, [button])
}

/** Returns a ref for a button, and presses that button on Ctrl+Shift (⌘⇧ on a Mac) and the given key. */
export function useButtonKey(code: string) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey, repeat } = event
      if (event.code !== code || ctrlKey === metaKey || !shiftKey || altKey || repeat || isDialogOpen())
        return
      if (!button.current?.checkVisibility()) return
      event.preventDefault()
      button.current.click()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [code])
  return button
}
