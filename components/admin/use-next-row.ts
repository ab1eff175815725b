'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns functions that move focus when a button disappears, alone or with its row: to the same button in another row
 * below, else above, else to the page's heading. Buttons are found by the Delete shortcut
 * (`aria-keyshortcuts=Delete`) or by `data-row-button`. Call `rememberNextRow` after the action, and `focusNextRow` once
 * its dialog, if any, has closed.
 */
export function useNextRow(button: RefObject<HTMLElement | null>) {
  const next = useRef<HTMLElement>(null)
  const rememberNextRow = () => {
    const row = button.current?.closest('li, tr')
    const rows = [...(row?.parentElement?.children ?? [])]
    const index = row ? rows.indexOf(row) : -1
    const buttons = [...rows.slice(index + 1), ...rows.slice(0, index).reverse()].map((other) =>
      other.querySelector<HTMLElement>('[aria-keyshortcuts=Delete], [data-row-button]'),
    )
    next.current = buttons.find((other) => other !== null) ?? document.querySelector('h1')
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
  // The row may still be there, and then the page should not scroll up to its heading.
  next.current?.focus({ preventScroll: next.current.matches('h1') })
  next.current = null
}
