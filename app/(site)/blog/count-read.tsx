'use client'

import { useEffect } from 'react'
import { postJson } from '@/components/site/post-json'

/** How long an article must be on screen to count as read. */
const SEEN_AFTER_MS = 5_000

/** Reports once that someone is reading the article. It sets no cookie and stores nothing, so readers stay anonymous. */
export function CountRead({ slug }: { slug: string }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function watch() {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(report, SEEN_AFTER_MS)
    }
    function report() {
      stop()
      // Readers do not need to know about a failure.
      void postJson('/api/blog-reads', { slug })
    }
    function stop() {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
    document.addEventListener('visibilitychange', watch)
    watch()
    return stop
  }, [slug])
  return null
}
