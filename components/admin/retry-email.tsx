'use client'

import { RotateCcw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { ActionResult } from '@/lib/platform/action-result'
import { useAction } from './use-action'

export type Retry = (input: { id: string }) => Promise<ActionResult<unknown>>

interface RetryEmailProps {
  id: string
  retry: Retry
  /** The recipient's address, which distinguishes this button from the others. */
  address?: string
}

export function RetryEmail({ id, retry, address }: RetryEmailProps) {
  const [run, isPending] = useAction(retry, { done: 'The email is queued again' })
  return (
    <Button size="sm" variant="secondary" loading={isPending} onClick={() => run({ id })}>
      {!isPending && <RotateCcw size={16} />}
      Retry{address && <span className="sr-only"> the email to {address}</span>}
    </Button>
  )
}
