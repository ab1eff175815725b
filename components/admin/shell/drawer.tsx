'use client'

import { Menu } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { Sidebar, type SidebarProps } from './sidebar'

/**
 * Shows the sidebar on small screens. As a modal dialog, it traps focus, closes on Esc and keeps the page from
 * scrolling. Its content is rendered only once it is opened, because it is a fifth of an empty screen's HTML.
 */
export function Drawer(props: SidebarProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const close = () => dialog.current?.close()

  function open() {
    setWasOpened(true)
    dialog.current?.showModal()
  }

  // On a wide screen, the sidebar is visible again.
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)')
    const onChange = () => wide.matches && dialog.current?.close()
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [])

  return (
    <div className="lg:hidden">
      <IconButton label="Open menu" onClick={open} className="-ml-2.5">
        <Menu size={20} />
      </IconButton>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Esc does the same natively */}
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClick={(event) => event.target === event.currentTarget && close()}
        className={
          'm-0 h-dvh max-h-none w-72 max-w-[85vw] -translate-x-full border-r border-line bg-surface p-0 text-fg ' +
          'transition-transform backdrop:bg-scrim open:translate-x-0 starting:open:-translate-x-full'
        }
      >
        <IconButton label="Close menu" onClick={close} className="absolute top-4 right-2 z-10">
          <CloseIcon />
        </IconButton>
        {wasOpened && <Sidebar {...props} onNavigate={close} />}
      </dialog>
    </div>
  )
}
