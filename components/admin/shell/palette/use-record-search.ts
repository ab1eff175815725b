import { useEffect, useState } from 'react'
import { type FoundGroup, MAX_QUERY, MIN_QUERY, type PaletteResults } from '@/lib/palette/schema'
import { fold, wordsOf } from './match-text'

/** The delay between the last keystroke and the request. */
const PAUSE_MS = 180
const TIMEOUT_MS = 6_000

interface Results {
  typed: string
  groups: FoundGroup[]
}

interface Failure {
  typed: string
  isSignedOut: boolean
}

/** Searches records for the typed text after a pause, and again on demand. Outdated responses are dropped. */
export function useRecordSearch(query: string) {
  const typed = query.trim().length >= MIN_QUERY ? query.trim() : ''
  const [results, setResults] = useState<Results>({ typed: '', groups: [] })
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches again
  useEffect(() => {
    if (!typed) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const result = await fetchRecords(typed, controller.signal)
      if (controller.signal.aborted) return
      setFailure('groups' in result ? null : result)
      if ('groups' in result) setResults(result)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed, attempt])

  const failed = failure?.typed === typed && typed ? failure : null
  const isLoading = typed !== '' && results.typed !== typed && !failed
  return {
    groups: typed ? stillMatching(results, typed) : [],
    isLoading,
    failure: failed,
    tryAgain: () => {
      setFailure(null)
      setAttempt((count) => count + 1)
    },
  }
}

async function fetchRecords(typed: string, signal: AbortSignal): Promise<Results | Failure> {
  try {
    const response = await fetch('/api/admin/palette', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ q: typed.slice(0, MAX_QUERY) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    if (!response.ok) return { typed, isSignedOut: response.status === 401 }
    const { groups }: PaletteResults = await response.json()
    return { typed, groups }
  } catch {
    return { typed, isSignedOut: false }
  }
}

/**
 * Filters the previous results by the new text until the next response arrives, so that the list does not flicker.
 */
function stillMatching({ typed: asked, groups }: Results, typed: string): FoundGroup[] {
  if (asked === typed) return groups
  const words = wordsOf(typed)
  return groups
    .map(({ kind, records }) => ({
      kind,
      records: records.filter(({ title, detail }) => {
        const text = fold(`${title} ${detail}`)
        return words.every((word) => text.includes(word))
      }),
      more: null,
    }))
    .filter(({ records }) => records.length > 0)
}
