'use client'

import { RotateCcw } from 'lucide-react'
import { toast } from 'sonner'
import type { ActionResult } from '@/lib/platform/action-result'
import { RowButton } from './row-button'

export type Retry = (input: { id: string }) => Promise<ActionResult<unknown>>

interface RetryEmailProps {
  id: string
  retry: Retry
  /** The recipient's address, which distinguishes this button from the others. */
  address?: string
}

export function RetryEmail({ id, retry, address }: RetryEmailProps) {
  return (
    <RowButton action={retry} input={{ id }} done={() => toast.success('The email is queued again')}>
      <RotateCcw size={16} className="in-aria-busy:hidden" />
      Retry{address && <span className="sr-only"> the email to {address}</span>}
    </RowButton>
  )
}
