'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import type { ActionResult } from '@/lib/platform/action-result'

export type Retry = (input: { id: string }) => Promise<ActionResult<unknown>>

export function RetryMail({ id, retry }: { id: string; retry: Retry }) {
  const router = useRouter()
  const [isPending, startRetrying] = useTransition()
  const run = () =>
    startRetrying(async () => {
      const result = await retry({ id }).catch(() => null)
      if (result?.ok) toast.success('The mail is queued again')
      else toast.error(result?.message ?? 'The site could not be reached. Please try again.')
      router.refresh()
    })
  return (
    <Button size="sm" variant="secondary" loading={isPending} onClick={run}>
      Retry
    </Button>
  )
}
