'use client'

import { toast } from 'sonner'
import type { ActionResult } from '@/lib/platform/action-result'
import { IfMayChange } from './role'
import { RowButton } from './row-button'

interface RestoreButtonProps<Input extends { id: string }> {
  name: string
  input: Input
  /** Returns what staff should know about the restored record, if anything. */
  restore: (input: Input) => Promise<ActionResult<string | null>>
}

/** Renders a button that restores a record from the Trash. */
export function RestoreButton<Input extends { id: string }>({
  name,
  input,
  restore,
}: RestoreButtonProps<Input>) {
  const report = (description: string | null) => {
    // The Undo of the message about the deletion no longer applies.
    toast.dismiss(input.id)
    toast.success(`Restored ${name}`, { description })
  }
  return (
    <IfMayChange>
      <RowButton action={restore} input={input} done={report}>
        Restore<span className="sr-only"> {name}</span>
      </RowButton>
    </IfMayChange>
  )
}
