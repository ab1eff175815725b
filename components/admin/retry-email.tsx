'use client'

import { RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import type { ActionResult } from '@/lib/platform/action-result'
import { useAction } from './use-action'
import { useNextRow } from './use-next-row'

export type Retry = (input: { id: string }) => Promise<ActionResult<unknown>>

interface RetryEmailProps {
  id: string
  retry: Retry
  /** The recipient's address, which distinguishes this button from the others. */
  address?: string
}

export function RetryEmail({ id, retry, address }: RetryEmailProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { rememberNextRow } = useNextRow(button)
  const [run, isPending] = useAction(retry, {
    done: () => {
      toast.success('The email is queued again')
      rememberNextRow()
    },
  })
  return (
    <Button
      ref={button}
      data-row-button=""
      size="sm"
      variant="secondary"
      loading={isPending}
      onClick={() => run({ id })}
    >
      {!isPending && <RotateCcw size={16} />}
      Retry{address && <span className="sr-only"> the email to {address}</span>}
    </Button>
  )
}
