'use client'

import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ActionResult } from '@/lib/platform/action-result'
import { ConfirmDialog } from './confirm-dialog'
import { IfMayChange } from './role'
import { useAction } from './use-action'
import { useNextRow } from './use-next-row'

type ConfirmButtonProps<Data> = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'question' | 'verb' | 'cancelLabel' | 'tone' | 'children'
> &
  Parameters<typeof useAction<Data>>[1] & {
    /** The button's label. */
    label?: ReactNode
    /** Overrides the default look: a small secondary button. */
    button?: Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'>
    /** Renders another button instead. */
    trigger?: (button: { ref: RefObject<HTMLButtonElement | null>; onClick: () => void }) => ReactNode
    /**
     * True if the button disappears on success, alone or with its row. Focus then moves to the next row's button, or to
     * the page's heading.
     */
    disappears?: boolean
    run: () => Promise<ActionResult<Data>>
  }

/** Renders a button that asks for confirmation before it acts, and then reports the result. */
export function ConfirmButton<Data>({
  label,
  button,
  trigger,
  question,
  verb,
  cancelLabel,
  tone,
  children,
  disappears = false,
  run,
  ...outcome
}: ConfirmButtonProps<Data>) {
  const [isAsking, setAsking] = useState(false)
  const [act] = useAction(run, outcome)
  const element = useRef<HTMLButtonElement>(null)
  const { rememberNextRow, focusNextRow } = useNextRow(element)
  const confirm = async () => {
    if ((await act()) && disappears) rememberNextRow()
  }
  const shared = { ref: element, onClick: () => setAsking(true) }
  return (
    <IfMayChange>
      {trigger ? (
        trigger(shared)
      ) : (
        <Button
          data-row-button={disappears || undefined}
          size="sm"
          variant="secondary"
          {...button}
          {...shared}
        >
          {label}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onClosed={focusNextRow}
        onConfirm={confirm}
        question={question}
        verb={verb}
        cancelLabel={cancelLabel}
        tone={tone}
      >
        {children}
      </ConfirmDialog>
    </IfMayChange>
  )
}
