import type { Route } from 'next'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import type { ListParams, ListSpec } from '@/lib/platform/list-params'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { ListStatus } from './list-status'
import { IfMayChange } from './role'

interface NoRowsProps {
  spec: ListSpec
  params: ListParams
  title: string
  /** The title if no row matches the filters. */
  unmatchedTitle?: string
  /** The plural noun, such as "posts". */
  plural: string
  /** A button that adds the first row. */
  start?: ReactNode
  /** The text if no filter is active. */
  children: ReactNode
}

/** Replaces a list that has no rows, or no matching rows. */
export function NoRows({
  spec: { path },
  params: { q, filters },
  title,
  unmatchedTitle = title,
  plural,
  start,
  children,
}: NoRowsProps) {
  const { view, ...others } = filters
  const isTrash = view === 'trash'
  const isFiltered = q !== '' || Object.keys(others).length > 0
  const unfiltered = (isTrash ? `${path}?view=trash` : path) as Route
  const clear = (
    <ButtonLink href={unfiltered} variant="secondary">
      Clear filters
    </ButtonLink>
  )
  const unmatched = isTrash
    ? `No deleted ${plural} match your search`
    : `No ${plural} match your current filters`
  const none = isTrash ? `Deleted ${plural} stay here for ${TRASH_DAYS} days` : children
  return (
    <Card>
      <ListStatus>{isFiltered ? `No matching ${plural}` : `No ${plural}`}</ListStatus>
      <EmptyState
        title={isTrash ? 'Nothing in Trash' : isFiltered ? unmatchedTitle : title}
        action={isFiltered ? clear : !isTrash && <IfMayChange>{start}</IfMayChange>}
      >
        {isFiltered ? unmatched : none}
      </EmptyState>
    </Card>
  )
}
