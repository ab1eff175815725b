import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { postJson } from '@/components/site/post-json'
import type { HelpHit } from '@/lib/help/categories'

const PAUSE_MS = 220
/** How long a search without results must stay unchanged before it is reported. */
const MISSED_AFTER_MS = 2_000
const SHORTEST = 2

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'waiting'; text: string }
  | { kind: 'found'; text: string; hits: HelpHit[] }
  | { kind: 'failed'; text: string; isRateLimited: boolean }

/** Searches shortly after the last keystroke and ignores outdated responses. */
export function useHelpSearch() {
  const [state, setState] = useState<SearchState>({ kind: 'idle' })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<AbortController>(undefined)

  function stop() {
    clearTimeout(pause.current)
    latest.current?.abort()
  }
  const stopAtEnd = useEffectEvent(stop)
  useEffect(() => () => stopAtEnd(), [])

  function search(typed: string) {
    stop()
    const text = typed.trim()
    if (text.length < SHORTEST) return setState({ kind: 'idle' })
    setState((before) => (before.kind === 'found' ? before : { kind: 'waiting', text }))
    pause.current = setTimeout(() => fetchHits(text), PAUSE_MS)
  }

  async function fetchHits(text: string) {
    const controller = new AbortController()
    latest.current = controller
    try {
      const response = await fetch(`/api/help-search?q=${encodeURIComponent(text)}`, {
        signal: controller.signal,
      })
      if (!response.ok) return setState({ kind: 'failed', text, isRateLimited: response.status === 429 })
      const { hits }: { hits: HelpHit[] } = await response.json()
      if (controller.signal.aborted) return
      setState({ kind: 'found', text, hits })
      // Readers do not need to know about a failure.
      if (hits.length === 0)
        pause.current = setTimeout(() => postJson('/api/help-misses', { text }), MISSED_AFTER_MS)
    } catch {
      if (!controller.signal.aborted) setState({ kind: 'failed', text, isRateLimited: false })
    }
  }

  return { state, search }
}
