'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ActionResult } from '@/lib/platform/action-result'
import { ConfirmDialog } from './confirm-dialog'
import { IfMayChange } from './role'
import { useAction } from './use-action'

type ConfirmButtonProps<Data> = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'question' | 'verb' | 'tone' | 'children'
> &
  Parameters<typeof useAction<Data>>[1] & {
    /** The button's label. */
    label: ReactNode
    /** Overrides the default look: a small secondary button. */
    button?: Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'>
    run: () => Promise<ActionResult<Data>>
  }

/** Renders a button that asks for confirmation before it acts, and then reports the result. */
export function ConfirmButton<Data>({
  label,
  button,
  question,
  verb,
  tone,
  children,
  run,
  ...outcome
}: ConfirmButtonProps<Data>) {
  const [isAsking, setAsking] = useState(false)
  const [act] = useAction(run, outcome)
  return (
    <IfMayChange>
      <Button size="sm" variant="secondary" {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={act}
        question={question}
        verb={verb}
        tone={tone}
      >
        {children}
      </ConfirmDialog>
    </IfMayChange>
  )
}
