import type { Route } from 'next'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { ListStatus } from './list-status'
import { IfMayChange } from './role'

interface NoRowsProps {
  title: string
  /** The plural noun, such as "posts". */
  plural: string
  /** The URL of the list. */
  path: Route
  isFiltered: boolean
  isTrash?: boolean
  /** A button that adds the first row. */
  start?: ReactNode
  /** The text if no filter is active. */
  children: ReactNode
}

/** Replaces a list that has no rows, or no matching rows. */
export function NoRows({ title, plural, path, isFiltered, isTrash, start, children }: NoRowsProps) {
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
        title={isTrash ? 'Nothing in Trash' : title}
        action={isFiltered ? clear : !isTrash && <IfMayChange>{start}</IfMayChange>}
      >
        {isFiltered ? unmatched : none}
      </EmptyState>
    </Card>
  )
}
