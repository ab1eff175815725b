import { useState } from 'react'

const SHOWN_MS = 4_000

/** Returns the outcome of copying `text`, which is shown for a few seconds, and a function that copies it. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // The clipboard is unavailable, for example without permission or https.
      setOutcome('failed')
    }
    setTimeout(() => setOutcome(null), SHOWN_MS)
  }
  return [outcome, copy] as const
}
