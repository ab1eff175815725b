'use client'

import type { Route } from 'next'
import { useSearchParams } from 'next/navigation'
import { Link } from '@/components/ui/link'

/** Opens a person in the panel beside the list, keeping the list's state. */
export function PersonLink({ id, name }: { id: string; name: string }) {
  const query = new URLSearchParams(useSearchParams())
  const shown = query.get('person')
  query.set('person', id)
  return (
    <Link
      href={`/admin/waitlist?${query}` as Route}
      aria-current={shown === id || undefined}
      // Back closes the panel, however many people it has shown.
      replace={shown !== null}
      scroll={false}
      title={name}
      className="wrap-anywhere underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  )
}
