'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves focus from the Delete button of a row that is about to disappear to the next row's Delete button, or else the
 * previous row's. Call `leaveRow` after the deletion, and `moveOn` once the dialog has returned focus to the row.
 */
export function useNextRow(button: RefObject<HTMLElement | null>) {
  const next = useRef<HTMLElement>(null)
  const leaveRow = () => {
    const row = button.current?.closest('li, tr')
    const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
    next.current = neighbor?.querySelector<HTMLElement>('[aria-keyshortcuts=Delete]') ?? null
  }
  // The refreshed list may arrive before the dialog has closed, and then the dialog disappears with its row.
  useEffect(() => () => moveTo(next), [])
  return { leaveRow, moveOn: () => moveTo(next) }
}

function moveTo(next: RefObject<HTMLElement | null>) {
  next.current?.focus()
  next.current = null
}
