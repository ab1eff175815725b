'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'
import { isReachable } from '@/components/admin/is-reachable'
import { Notice } from '@/components/ui/notice'

const PAUSE_MS = 2_000

/** Refreshes the screen until the data is erased, but only while the tab is visible. */
export function ErasingNotice() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(async () => {
      if (!document.hidden && (await isReachable())) startTransition(() => router.refresh())
    }, PAUSE_MS)
    return () => clearInterval(timer)
  }, [router])
  return (
    <Notice tone="warn">
      All data held for this address is being erased. We retry until it succeeds; you can leave this page.
    </Notice>
  )
}
