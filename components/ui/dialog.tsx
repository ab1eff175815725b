'use client'

import { type ReactNode, useEffect, useEffectEvent, useId, useReducer, useRef, useState } from 'react'
import { IconButton } from './button'
import { type DialogSize, dialogClass } from './dialog-class'
import { closeDialog, closeHidden, dialogHandlers, openModal } from './dialog-element'
import { CloseIcon } from './icons'
import { carryToasts } from './toast-place'
import { useIsReady } from './use-is-ready'

interface DialogProps {
  open: boolean
  /**
   * Called on Esc, the close button and clicks on the backdrop, but not while a form in the dialog is being sent, unless
   * `isAlwaysClosable`. The caller then sets `open` to false.
   */
  onClose: () => void
  /** For visitors, whose connection may be slow. */
  isAlwaysClosable?: boolean
  /** Called once the dialog has closed and focus has returned. */
  onClosed?: () => void
  title: ReactNode
  description?: ReactNode
  size?: DialogSize
  children: ReactNode
}

/**
 * Uses the browser's modal dialog, which traps focus, makes the page inert and returns focus. The style sheet prevents
 * scrolling (`html:has(dialog:modal)`). Android's back gesture closes the dialog like Esc, without a history entry.
 * The dialog is rendered only once it has been opened, because lists have one in every row. Its content is rendered
 * only while it is open.
 */
export function Dialog({
  open,
  onClose,
  isAlwaysClosable = false,
  onClosed,
  title,
  description,
  size = 'sm',
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const descriptionId = useId()
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  const isStillOpen = useEffectEvent(() => open)
  // Until then, the fields are disabled, and none can get focus.
  const isReady = useIsReady()
  const [forcedCloses, countForcedClose] = useReducer((count: number) => count + 1, 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: browsers close a dialog on the second Esc in a row, and it reopens if `open` stays true
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!open || !isReady) return closeDialog(element)
    openModal(element)
    const release = carryToasts(element)
    // The dialog underneath stops darkening the page, because one backdrop is enough.
    const uncovered = document.querySelectorAll('dialog[open]:not([data-covered])')
    const below = [...uncovered].find((other) => other !== element && other.matches(':modal'))
    below?.toggleAttribute('data-covered', true)
    return () => {
      below?.removeAttribute('data-covered')
      release()
      if (isStillOpen()) closeHidden(element)
    }
  }, [open, isReady, forcedCloses])

  const requestClose = () => {
    // Closing while the form is being sent would hide the outcome.
    const isSending = dialog.current?.querySelector('[type=submit][aria-busy=true]')
    if (isAlwaysClosable || !isSending) onClose()
  }
  const handleClosed = () => {
    if (open && !dialog.current?.open) countForcedClose()
    onClosed?.()
  }

  if (!wasOpened) return null
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      {...dialogHandlers({ isOpen: open, onClose: requestClose, onClosed: handleClosed })}
      className={dialogClass(size)}
    >
      {open && (
        <div className="p-6 sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="font-display text-2xl font-bold">
              {title}
            </h2>
            <IconButton label="Close" onClick={requestClose} className="-mt-1.5 -mr-2.5">
              <CloseIcon />
            </IconButton>
          </div>
          {description && (
            <p id={descriptionId} className="mt-2 text-fg-soft">
              {description}
            </p>
          )}
          <div className="mt-6">{children}</div>
        </div>
      )}
    </dialog>
  )
}
