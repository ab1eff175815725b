import { useEffect } from 'react'

const QUESTION = 'Leave without saving? What you changed here will be lost.'

/** Asks before a page with unsaved changes is left: by closing, reloading or following a link in this window. */
export function useLeaveGuard(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const staysHere = !link || link.getAttribute('target') === '_blank' || link.hasAttribute('download')
      if (staysHere || event.ctrlKey || event.metaKey || event.shiftKey || window.confirm(QUESTION)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [isActive])
}
