'use client'

import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useDialogUrl } from '@/components/admin/use-dialog-url'
import { SidePanel } from './side-panel'

interface EntryPanelProps {
  title: ReactNode
  /** Links to the previous and next entry of the list. */
  steps: ReactNode
  children: ReactNode
}

/** Shows the person in the URL (`?person=<id>`) beside the list. */
export function EntryPanel({ title, steps, children }: EntryPanelProps) {
  const { value, close } = useDialogUrl('person')
  const last = useRef<string>(null)
  useEffect(() => {
    if (value === null) return
    last.current = value
    rowLink(value)?.scrollIntoView({ block: 'nearest' })
  }, [value])
  // Moves focus from the row that opened the panel to the row shown last, unless people moved it elsewhere.
  const focusLastRow = () => {
    const { activeElement } = document
    // In Chrome, a closed dialog keeps focus until the next frame.
    const canMove =
      activeElement === document.body || activeElement?.matches(`${ROW_LINK}, dialog:not([open])`)
    if (last.current && canMove) rowLink(last.current)?.focus()
  }
  return (
    <SidePanel
      shown={value}
      onClose={close}
      onClosed={focusLastRow}
      title={<Suspense fallback="Waitlist entry">{title || 'Waitlist entry'}</Suspense>}
      buttons={<Suspense>{steps}</Suspense>}
    >
      <Suspense fallback={<p className="text-fg-soft">Loading...</p>}>
        {children || <p>This link doesn’t match any entry.</p>}
      </Suspense>
    </SidePanel>
  )
}

const ROW_LINK = '[data-rows] a[href*="person="]'

const rowLink = (id: string) =>
  document.querySelector<HTMLElement>(`[data-rows] a[href*="person=${CSS.escape(id)}"]`)
