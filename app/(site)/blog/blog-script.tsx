'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { focusNewArticle, interceptNavigation, resetForms } from './client-navigation'

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
    interceptNavigation({
      signal: controller.signal,
      prefetch: (url) => router.prefetch(url),
      back: () => router.back(),
      go: (url, scroll) => startTransition(() => router.push(url, { scroll })),
    })
    // Reset the filter inputs when Back shows the page again, but keep what was typed before this script
    // loaded.
    if (wasShown.current) resetForms()
    wasShown.current = true
    return () => controller.abort()
  }, [router])

  useEffect(() => {
    if (!isPending) return focusNewArticle()
  }, [isPending])

  return isPending && <div className="fixed inset-x-0 top-0 z-40 h-1 animate-pulse bg-marigold" />
}
