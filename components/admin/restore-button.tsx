'use client'

import { Button } from '@/components/ui/button'
import type { ActionResult } from '@/lib/platform/action-result'
import { IfMayChange } from './role'
import { useAction } from './use-action'

interface RestoreButtonProps<Input> {
  name: string
  input: Input
  restore: (input: Input) => Promise<ActionResult<unknown>>
}

/** Renders a button that restores a record from the Trash. */
export function RestoreButton<Input>({ name, input, restore }: RestoreButtonProps<Input>) {
  const [run, isPending] = useAction(restore, { done: `Restored ${name}` })
  return (
    <IfMayChange>
      <Button loading={isPending} onClick={() => run(input)} size="sm" variant="secondary">
        Restore<span className="sr-only"> {name}</span>
      </Button>
    </IfMayChange>
  )
}
