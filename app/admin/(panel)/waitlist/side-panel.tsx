'use client'

import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { IconButton } from '@/components/ui/button'
import { closeDialog, closeHidden, dialogHandlers, openModal } from '@/components/ui/dialog-element'
import { CloseIcon } from '@/components/ui/icons'
import { carryToasts } from '@/components/ui/toast-place'

interface SidePanelProps {
  /** The id of the record that the panel shows; null closes it. */
  shown: string | null
  /** Called on Esc, the close button and clicks on the backdrop. The caller then sets `shown` to null. */
  onClose: () => void
  /** Called once the panel has closed. */
  onClosed: () => void
  title: ReactNode
  /** Buttons before the close button. */
  buttons: ReactNode
  children: ReactNode
}

/**
 * Shows a record along the right edge of a list. The list stays usable, and opening another of its rows replaces the
 * record. On phones, where the panel covers the list, it is a modal dialog.
 */
export function SidePanel({ shown, onClose, onClosed, title, buttons, children }: SidePanelProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isOpen = shown !== null
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isHandledElsewhere(event, panel.current))
      onClose()
  })
  const isStillOpen = useEffectEvent(() => isOpen)

  useEffect(() => {
    const element = panel.current
    if (!element) return
    if (!isOpen) return closeDialog(element)
    if (!matchMedia('(width < 48rem)').matches) {
      element.show()
      element.focus()
      document.addEventListener('keydown', onKey)
      return () => document.removeEventListener('keydown', onKey)
    }
    openModal(element)
    const release = carryToasts(element)
    return () => {
      release()
      if (isStillOpen()) closeHidden(element)
    }
  }, [isOpen])

  // Switching to another record removes the element that had focus.
  useEffect(() => {
    if (shown !== null && document.activeElement === document.body) panel.current?.focus()
  }, [shown])

  return (
    <dialog
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      {...dialogHandlers({ isOpen, onClose, onClosed })}
      className={
        'fixed inset-y-0 right-0 left-auto z-30 m-0 ml-auto h-dvh max-h-none w-full max-w-md overflow-y-auto overscroll-contain ' +
        'border-l border-line bg-surface p-0 text-left text-fg shadow-lift outline-none backdrop:bg-scrim'
      }
    >
      {isOpen && (
        <div data-page-actions="" className="min-h-full p-6 sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} aria-live="polite" className="font-display text-2xl font-bold wrap-anywhere">
              {title}
            </h2>
            <div className="-mt-1.5 -mr-2.5 flex">
              {buttons}
              <IconButton label="Close" onClick={onClose}>
                <CloseIcon />
              </IconButton>
            </div>
          </div>
          <div className="mt-6">{children}</div>
        </div>
      )}
    </dialog>
  )
}

/** Returns whether Escape is meant for a dialog on top, or for a field outside the panel. */
function isHandledElsewhere({ target }: KeyboardEvent, panel: HTMLElement | null) {
  const field = target instanceof Element ? target.closest('input, textarea, select, [role=menu]') : null
  return document.querySelector('dialog:modal') !== null || (field !== null && !panel?.contains(field))
}
