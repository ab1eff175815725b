'use client'

import { useEffect, useRef } from 'react'
import { RestoreButton } from '@/components/admin/restore-button'
import { takeFocus } from '@/components/forms/take-focus'
import { Notice } from '@/components/ui/notice'
import { formatLongDate } from '@/lib/dates'
import type { ActionResult } from '@/lib/platform/action-result'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { visibleElements } from './shell/row-keys'

interface TrashNoticeProps {
  id: string
  name: string
  /** Null if the record is not in the Trash. Nothing is shown then. */
  deletedAt: Date | null
  restore: (input: { id: string }) => Promise<ActionResult<string | null>>
}

/**
 * Says that the record on this page is in the Trash. When the record is deleted or restored, the button that was
 * pressed disappears, so focus moves to Restore or to the Delete button.
 */
export function TrashNotice({ id, name, deletedAt, restore }: TrashNoticeProps) {
  const actions = useRef<HTMLDivElement>(null)
  const isInTrash = deletedAt !== null
  const wasInTrash = useRef(isInTrash)
  useEffect(() => {
    if (wasInTrash.current === isInTrash) return
    wasInTrash.current = isInTrash
    const [deleteButton] = visibleElements('[aria-keyshortcuts=Delete]')
    if (document.activeElement === document.body)
      takeFocus(actions.current?.querySelector('button') ?? deleteButton ?? null)
  }, [isInTrash])
  if (!deletedAt) return null
  return (
    <Notice tone="warn">
      <div ref={actions} data-page-actions="" className="flex flex-wrap items-center justify-between gap-3">
        <p>
          In Trash since {formatLongDate(deletedAt)}. It is permanently deleted after {TRASH_DAYS} days.
        </p>
        <RestoreButton input={{ id }} name={name} restore={restore} />
      </div>
    </Notice>
  )
}
