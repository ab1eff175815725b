'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { isReachable } from './is-reachable'

/** Renders a button that reloads a failed screen. The error message stays while the site cannot be reached. */
export function TryAgain({ retry }: { retry: () => void }) {
  const [isPending, startTransition] = useTransition()
  const run = () =>
    startTransition(async () => {
      if (await isReachable()) retry()
    })
  return (
    <Button loading={isPending} onClick={run}>
      Try Again
    </Button>
  )
}
