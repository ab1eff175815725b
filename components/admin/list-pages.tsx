import type { Route } from 'next'
import { Pagination } from '@/components/ui/pagination'
import { formatCountUpTo } from '@/lib/count'
import { type Cursor, type ListParams, type ListSpec, listHref } from '@/lib/platform/list-params'
import { ListStatus } from './list-status'

export interface ListPagesProps {
  spec: ListSpec
  params: ListParams
  page: { hasPrevious: boolean; hasNext: boolean }
  /** The ids of the rows on this page, in order. */
  ids: readonly string[]
  /** The number of rows on all pages. */
  total: number
  /** Counting stops at this number of rows. */
  limit?: number | undefined
  /** Singular and plural, such as "post" and "posts". */
  nouns: readonly [one: string, many: string]
}

/** Links to the other pages of a list that keeps its state in the URL. */
export function ListPages({ spec, params, page, ids, total, limit = Infinity, nouns }: ListPagesProps) {
  const [first, last] = [ids[0], ids.at(-1)]
  const at = (cursor: Cursor) => listHref(spec, { ...params, cursor }) as Route
  const summary = `Showing ${ids.length} of ${formatCountUpTo(total, limit)} ${nouns[total === 1 ? 0 : 1]}`
  return (
    <div className="mt-4">
      {/* The key changes with the search, so that the same summary is announced again. It uses the plain query, because
          the sealed one may differ each time. */}
      <ListStatus key={listHref(spec, { ...params, sealed: params.q })}>{summary}</ListStatus>
      <Pagination
        {...(page.hasPrevious && first ? { previous: at({ before: first }) } : {})}
        {...(page.hasNext && last ? { next: at({ after: last }) } : {})}
        summary={summary}
      />
    </div>
  )
}
