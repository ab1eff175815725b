'use client'

import { type MouseEvent, type ReactNode, useRef } from 'react'
import { DRAWER_ID, openDrawerProps } from './drawer-commands'

interface DrawerProps {
  /** The icon of the button. */
  icon: ReactNode
  children: ReactNode
}

/**
 * Shows the menu on small screens. A click on a link, an element with `data-leave` or the backdrop closes it. Without
 * JavaScript, a link to the footer, which has the same links, replaces the button.
 */
export function Drawer({ icon, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  function openIfBrowserDoesNot({ currentTarget }: MouseEvent) {
    if (!('commandForElement' in currentTarget)) dialog.current?.showModal()
  }

  function closeOnLeaving(event: MouseEvent) {
    const isLeaving =
      event.target === event.currentTarget ||
      (event.target instanceof Element && event.target.closest('a, [data-leave]'))
    if (isLeaving) dialog.current?.close()
  }

  return (
    <>
      <button
        type="button"
        {...openDrawerProps}
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={openIfBrowserDoesNot}
        className="-mr-2.5 inline-flex size-11 items-center justify-center rounded-md hover:bg-sunken md:hidden noscript:hidden"
      >
        {icon}
      </button>
      <a href="#site-footer" className="hidden min-h-11 items-center font-semibold max-md:noscript:flex">
        Menu
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it natively */}
      <dialog
        id={DRAWER_ID}
        ref={dialog}
        closedby="any"
        data-closes-on-link=""
        aria-label="Menu"
        onClick={closeOnLeaving}
        className="mr-0 ml-auto h-dvh max-h-none w-[min(22rem,100%)] overflow-y-auto overscroll-contain bg-paper text-ink shadow-lift backdrop:bg-scrim open:animate-enter"
      >
        {children}
      </dialog>
    </>
  )
}
