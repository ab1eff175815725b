import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { removeParameter } from './remove-parameter'

/**
 * Keeps a dialog open while the URL contains `?name=value`, so that a link opens the dialog, Back closes it, and a
 * reload keeps it open. `value` is null while the dialog is closed.
 */
export function useDialogUrl(name: string): { value: string | null; close: () => void } {
  const found = useSearchParams().get(name)
  // Close immediately; the URL follows a moment later.
  const [closed, setClosed] = useState<string | null>(null)
  if (found === null && closed !== null) setClosed(null)
  // If a link reopens the dialog before the page without it has been rendered, `found` is never null.
  const hasUrlChanged = useRef(false)
  useEffect(() => {
    if (closed === null || !hasUrlChanged.current) return
    if (new URLSearchParams(location.search).get(name) === closed) setClosed(null)
  })

  // If the dialog was opened from this page, go back one step. Otherwise someone opened the URL directly.
  const isOpenedHere = useRef(false)
  const lastFound = useRef(found)
  useEffect(() => {
    // A link from one record to the next replaces the history entry.
    if ((found === null) !== (lastFound.current === null)) isOpenedHere.current = found !== null
    lastFound.current = found
  }, [found])

  function close() {
    setClosed(found)
    hasUrlChanged.current = false
    const leave = () => {
      hasUrlChanged.current = true
    }
    // Back was already pressed, but the page without the dialog has not been rendered yet.
    if (!new URLSearchParams(location.search).has(name)) leave()
    else if (isOpenedHere.current) {
      window.addEventListener('popstate', leave, { once: true })
      history.back()
    } else {
      removeParameter(name)
      leave()
    }
  }
  return { value: found === closed ? null : found, close }
}
