'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns functions that move focus from the Delete button of a row that is about to disappear to the next row's Delete
 * button, or else the previous row's, or else the page's heading. Delete buttons are found by their shortcut
 * (`aria-keyshortcuts=Delete`) or by `data-delete`. Call `rememberNextRow` after the deletion, and `focusNextRow` once
 * the dialog has closed.
 */
export function useNextRow(button: RefObject<HTMLElement | null>) {
  const next = useRef<HTMLElement>(null)
  const rememberNextRow = () => {
    const row = button.current?.closest('li, tr')
    if (!row) return
    const neighbor = row.nextElementSibling ?? row.previousElementSibling
    next.current =
      neighbor?.querySelector<HTMLElement>('[aria-keyshortcuts=Delete], [data-delete]') ??
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
