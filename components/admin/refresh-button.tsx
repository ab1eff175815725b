'use client'

import { RefreshCw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { isReachable } from './is-reachable'
import type { LoadFailure } from './load-failures'

const TOAST = 'refresh'

/** Renders a button that reloads the screen's data. Input, selections and the list stay, even if reloading fails. */
export function RefreshButton({ failure }: { failure: LoadFailure }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()

  const refresh = () =>
    startTransition(async () => {
      if (!(await isReachable())) return fail()
      toast.dismiss(TOAST)
      startTransition(() => router.refresh())
    })

  function fail() {
    toast.error(failure, {
      id: TOAST,
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: 'Try Again',
        onClick(event) {
          // The message stays until a reload succeeds.
          event.preventDefault()
          refresh()
        },
      },
    })
  }

  return (
    <Button size="sm" variant="secondary" loading={isPending} onClick={refresh}>
      {!isPending && <RefreshCw />}
      <span className="max-sm:sr-only">Refresh</span>
    </Button>
  )
}
