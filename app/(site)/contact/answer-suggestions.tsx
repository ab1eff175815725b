'use client'

import { useEffect, useRef, useState } from 'react'
import type { HelpHit } from '@/lib/help/categories'

const PAUSE_MS = 700
const SHORTEST = 12

/**
 * Suggests up to three Help Center answers while someone is typing a message, so that they may not need to send it. The
 * answers open in a new tab, so no input is lost. Shows nothing if there are no suggestions or the server cannot be
 * reached.
 */
export function AnswerSuggestions() {
  const place = useRef<HTMLDivElement>(null)
  const [hits, setHits] = useState<HelpHit[]>([])

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    let pause: ReturnType<typeof setTimeout> | undefined
    let controller = new AbortController()
    const listening = new AbortController()
    const onInput = () => {
      clearTimeout(pause)
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      pause = setTimeout(async () => {
        const found = await suggest(typedIn(form), signal)
        if (found && !signal.aborted) setHits(found)
      }, PAUSE_MS)
    }
    form.addEventListener('input', onInput, { signal: listening.signal })
    // Also use what was typed before this script loaded.
    if (typedIn(form)) onInput()
    return () => {
      clearTimeout(pause)
      controller.abort()
      listening.abort()
    }
  }, [])

  return (
    <div ref={place} aria-live="polite" className="empty:hidden">
      {hits.length > 0 && (
        <section aria-label="Answers that may help" className="rounded-md bg-mint p-4">
          <h3 className="text-sm font-semibold text-brand-deep">These answers may help</h3>
          <ul className="mt-1">
            {hits.map(({ href, title }) => (
              <li key={href}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener"
                  className="inline-block py-1.5 font-semibold wrap-anywhere text-brand underline underline-offset-4"
                >
                  {title}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function typedIn(form: HTMLFormElement) {
  const values = new FormData(form)
  return `${values.get('subject') ?? ''} ${values.get('message') ?? ''}`.trim()
}

async function suggest(typed: string, signal: AbortSignal): Promise<HelpHit[] | null> {
  if (typed.length < SHORTEST) return []
  try {
    const response = await fetch('/api/help-suggestions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: typed.slice(-1_000) }),
      signal,
    })
    return response.ok ? (await response.json()).hits : null
  } catch {
    return null
  }
}
