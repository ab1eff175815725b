'use client'

import { RotateCcw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import type { ActionResult } from '@/lib/platform/action-result'

export type Retry = (input: { id: string }) => Promise<ActionResult<unknown>>

interface RetryMailProps {
  id: string
  retry: Retry
  /** Tells it apart where there are several: whom the mail goes to. */
  address?: string
}

export function RetryMail({ id, retry, address }: RetryMailProps) {
  const router = useRouter()
  const [isPending, startRetrying] = useTransition()
  const run = () =>
    startRetrying(async () => {
      const result = await retry({ id }).catch(() => null)
      if (result?.ok) toast.success('The mail is queued again')
      else toast.error(result?.message ?? 'The site could not be reached. Please try again.')
      if (result) router.refresh()
    })
  return (
    <Button size="sm" variant="secondary" loading={isPending} onClick={run}>
      {!isPending && <RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />}
      Retry{address && <span className="sr-only"> the mail to {address}</span>}
    </Button>
  )
}
