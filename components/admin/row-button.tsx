'use client'

import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { ActionResult } from '@/lib/platform/action-result'
import { useAction } from './use-action'
import { useNextRow } from './use-next-row'

interface RowButtonProps<Input, Data> extends Pick<ComponentProps<typeof Button>, 'variant'> {
  action: (input: Input) => Promise<ActionResult<Data>>
  input: Input
  /** Reports the result. */
  done: (data: Data) => void
  children: ReactNode
}

/** Renders a row's button that acts without asking. It disappears on success, and focus moves to the next row's button. */
export function RowButton<Input, Data>({
  action,
  input,
  done,
  variant,
  children,
}: RowButtonProps<Input, Data>) {
  const button = useRef<HTMLButtonElement>(null)
  const { rememberNextRow } = useNextRow(button)
  const [run, isPending] = useAction(action, {
    done: (data) => {
      done(data)
      rememberNextRow()
    },
  })
  return (
    <Button
      ref={button}
      data-row-button=""
      size="sm"
      variant={variant ?? 'secondary'}
      loading={isPending}
      onClick={() => run(input)}
    >
      {children}
    </Button>
  )
}
