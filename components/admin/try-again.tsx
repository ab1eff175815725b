'use client'

import { useTransition } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { isReachable } from './is-reachable'
import { UNREACHABLE } from './use-action'

/** Renders a button that reloads a failed screen. The error message stays while the site cannot be reached. */
export function TryAgain({ retry }: { retry: () => void }) {
  const [isPending, startTransition] = useTransition()
  const run = () =>
    startTransition(async () => {
      if (await isReachable()) retry()
      else toast.error(UNREACHABLE)
    })
  return (
    <Button loading={isPending} onClick={run}>
      Try Again
    </Button>
  )
}
