'use client'

import { RefreshCw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'

/** Reads the screen anew; what was typed and selected stays. */
export function RefreshButton() {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={isPending}
      onClick={() => startTransition(() => router.refresh())}
    >
      {!isPending && <RefreshCw size={18} strokeWidth={1.75} aria-hidden="true" />}
      <span className="max-sm:sr-only">Refresh</span>
    </Button>
  )
}
