'use client'

import { useEffect } from 'react'

/** So long an article has to be on the screen to count as opened by a person. */
const SEEN_AFTER_MS = 5_000

/** Reports once that someone reads this, without identifying them: no cookie, nothing stored. */
export function CountRead({ slug }: { slug: string }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function watch() {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(report, SEEN_AFTER_MS)
    }
    function report() {
      stop()
      // Whether it arrives is nothing to the reader.
      fetch('/api/blog-reads', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ slug }),
        keepalive: true,
      }).catch(() => {})
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
