import { ArrowLeft } from 'lucide-react'
import type { Route } from 'next'
import { ButtonLink } from '@/components/ui/button-link'
import { type ListParams, type ListSpec, listHref, recordHref } from '@/lib/platform/list-params'
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
    <div className="mb-3 -ml-3 flex flex-wrap items-center justify-between gap-2">
      <ButtonLink href={listHref(spec, params) as Route} size="sm" variant="ghost">
        <ArrowLeft />
        Back to {list}
      </ButtonLink>
      <NeighborLinks noun={noun} previous={hrefOf(previousId)} next={hrefOf(nextId)} />
    </div>
  )
}
