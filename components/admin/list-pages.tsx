import type { Route } from 'next'
import { Pagination } from '@/components/ui/pagination'
import { type Cursor, type ListParams, type ListSpec, listHref } from '@/lib/platform/list-params'

interface ListPagesProps {
  spec: ListSpec
  params: ListParams
  page: { hasPrevious: boolean; hasNext: boolean }
  /** The ids of the rows on this page, in order. */
  ids: readonly string[]
  /** How many rows there are on all pages, in words: "more than 10,000". */
  total: string
  /** The plural: "posts". */
  noun: string
}

/** The way to the other pages of a list whose state is its URL. */
export function ListPages({ spec, params, page, ids, total, noun }: ListPagesProps) {
  const [first, last] = [ids[0], ids.at(-1)]
  const at = (cursor: Cursor) => listHref(spec, { ...params, cursor }) as Route
  return (
    <div className="mt-4">
      <Pagination
        {...(page.hasPrevious && first ? { previous: at({ before: first }) } : {})}
        {...(page.hasNext && last ? { next: at({ after: last }) } : {})}
        summary={`${ids.length} of ${total} ${noun} on this page`}
      />
    </div>
  )
}
