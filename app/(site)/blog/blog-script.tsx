'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { focusNew, followInApp, resetForms } from './in-app'

/**
 * Adds to the blog's pages: links and forms within the blog navigate without loading the document. Everything works
 * without script. Links are plain ones, prefetched only when someone reaches for them: data
 * costs money.
 */
export function BlogScript() {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const wasShown = useRef(false)

  useEffect(() => {
    const controller = new AbortController()
    followInApp({
      signal: controller.signal,
      prefetch: (address) => router.prefetch(address),
      back: () => router.back(),
      go: (address, scroll) => startTransition(() => router.push(address, { scroll })),
    })
    // Back: the page was kept with what was chosen on it to leave it. What someone typed before this script came stays.
    if (wasShown.current) resetForms()
    wasShown.current = true
    return () => controller.abort()
  }, [router])

  useEffect(() => {
    if (!isPending) focusNew()
  }, [isPending])

  return isPending && <div className="fixed inset-x-0 top-0 z-40 h-1 animate-pulse bg-marigold" />
}
