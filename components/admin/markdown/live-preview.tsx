'use client'

import { lazy, Suspense, useDeferredValue } from 'react'
import { Spinner } from '@/components/ui/spinner'

// The parser is large and is loaded only here. Readers get prerendered pages.
const Markdown = lazy(async () => ({ default: (await import('@/components/site/prose/markdown')).Markdown }))

/** Shows the text as readers will see it, using the same component, always in the site's light theme. */
export function LivePreview({ text }: { text: string }) {
  const shown = useDeferredValue(text)
  return (
    <section
      data-theme="light"
      aria-label="Preview"
      className="min-h-56 rounded-md border border-line bg-canvas px-5 py-4 text-fg"
    >
      {shown.trim() ? (
        <Suspense fallback={<Spinner label="Loading the preview" />}>
          <Markdown text={shown} />
        </Suspense>
      ) : (
        <p className="text-sm text-fg-soft">Your text appears here as readers will see it.</p>
      )}
    </section>
  )
}
