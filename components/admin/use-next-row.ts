'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns functions that move focus from a row's button that is about to disappear, alone or with its row, to the same
 * button in the next row, or else the previous row, or else to the page's heading. Delete buttons are found by their
 * shortcut (`aria-keyshortcuts=Delete`), others by `data-row-button`. Call `rememberNextRow` after the action, and
 * `focusNextRow` once its dialog, if any, has closed.
 */
export function useNextRow(button: RefObject<HTMLElement | null>) {
  const next = useRef<HTMLElement>(null)
  const rememberNextRow = () => {
    const row = button.current?.closest('li, tr')
    if (!row) return
    const neighbor = row.nextElementSibling ?? row.previousElementSibling
    next.current =
      neighbor?.querySelector<HTMLElement>('[aria-keyshortcuts=Delete], [data-row-button]') ??
      document.querySelector('h1')
  }
  // If the refreshed list arrives before the dialog has closed, the row and its dialog unmount without the event.
  useEffect(
    () => () => {
      // People may already be typing elsewhere.
      if (document.activeElement === document.body) focusOn(next)
    },
    [],
  )
  return { rememberNextRow, focusNextRow: () => focusOn(next) }
}

function focusOn(next: RefObject<HTMLElement | null>) {
  next.current?.focus()
  next.current = null
}
