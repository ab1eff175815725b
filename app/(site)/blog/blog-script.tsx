'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { focusNew, followInApp, resetForms } from './in-app'

/**
 * Makes links and forms within the blog navigate without loading a new document. Everything also works without
 * JavaScript. Uses plain links, which are prefetched only when someone is about to use them, because mobile
 * data is expensive.
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
    // Reset the filter inputs when Back shows the page again, but keep what was typed before this script
    // loaded.
    if (wasShown.current) resetForms()
    wasShown.current = true
    return () => controller.abort()
  }, [router])

  useEffect(() => {
    if (!isPending) return focusNew()
  }, [isPending])

  return isPending && <div className="fixed inset-x-0 top-0 z-40 h-1 animate-pulse bg-marigold" />
}
