import type { Route } from 'next'
import { type ListParams, type ListSpec, listHref, recordHref } from '@/lib/platform/list-params'
import { BackLink } from './back-link'
import { NeighborLinks } from './neighbor-links'

interface RecordTopProps {
  spec: ListSpec
  params: ListParams
  /** The title of the list, such as "messages". */
  list: string
  /** The singular noun, such as "message". */
  noun: string
  neighbors: { previousId: string | null; nextId: string | null }
}

/** Links from a record back to the list it was opened from, and to the records before and after it there. */
export function RecordTop({ spec, params, list, noun, neighbors: { previousId, nextId } }: RecordTopProps) {
  const hrefOf = (id: string | null) => id && recordHref(spec, params, id)
  return (
    <BackLink href={listHref(spec, params) as Route} label={`Back to ${list}`}>
      <NeighborLinks noun={noun} previous={hrefOf(previousId)} next={hrefOf(nextId)} />
    </BackLink>
  )
}
