'use client'

import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/**
 * Renders the skeleton of a loading table, with a spinner in its header. This is a client component, so that its
 * markup is not repeated in each list's server component payload.
 */
export function LoadingTable({ text }: { text: string }) {
  return (
    <div className="rounded-md border border-line bg-surface">
      <p
        role="status"
        className="flex items-center gap-2 rounded-t-md bg-sunken px-4 py-2 text-xs text-fg-soft"
      >
        <Spinner className="text-sm text-accent" /> {text}
      </p>
      <div aria-hidden="true">
        {rows.map((row) => (
          <p key={row} className="loading-row">
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </p>
        ))}
      </div>
    </div>
  )
}
