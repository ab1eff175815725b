'use client'

import { useRef } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import type { ActionResult } from '@/lib/platform/action-result'
import { IfMayChange } from './role'
import { useAction } from './use-action'
import { useNextRow } from './use-next-row'

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
  const button = useRef<HTMLButtonElement>(null)
  const { rememberNextRow } = useNextRow(button)
  const [run, isPending] = useAction(restore, {
    done: (description) => {
      // The Undo of the message about the deletion no longer applies.
      toast.dismiss(input.id)
      toast.success(`Restored ${name}`, { description })
      rememberNextRow()
    },
  })
  return (
    <IfMayChange>
      <Button
        ref={button}
        data-row-button=""
        loading={isPending}
        onClick={() => run(input)}
        size="sm"
        variant="secondary"
      >
        Restore<span className="sr-only"> {name}</span>
      </Button>
    </IfMayChange>
  )
}
