import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

/**
 * A dialog that is open while the address has `?name=value`: a link opens it, Back closes it, and it survives a reload. `value` is
 * null while it is closed.
 */
export function useDialogAddress(name: string): { value: string | null; close: () => void } {
  const found = useSearchParams().get(name)
  const path = usePathname()
  // Closed at once; the address follows in its own time.
  const [closed, setClosed] = useState<string | null>(null)
  if (found === null && closed !== null) setClosed(null)

  // Opened from this page, which then is one step back; otherwise someone came by the address.
  const isOpenedHere = useRef(false)
  const seen = useRef(found)
  useEffect(() => {
    if (found !== seen.current) isOpenedHere.current = found !== null && seen.current === null
    seen.current = found
  }, [found])

  function close() {
    setClosed(found)
    if (isOpenedHere.current) history.back()
    else history.replaceState(null, '', path)
  }
  return { value: found === closed ? null : found, close }
}
