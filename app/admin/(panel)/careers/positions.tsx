import { ResourceTable } from '@/components/admin/resource-table'
import { RestoreButton } from '@/components/admin/restore-button'
import { SortableList } from '@/components/admin/sortable-list'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { orderPositions, restorePosition } from '@/lib/careers/actions'
import { type ListedPosition, listPositionsForEdit } from '@/lib/careers/admin-queries'
import { isInTrash, type PositionListParams } from '@/lib/careers/schema'
import { formatLongDate } from '@/lib/dates'
import { PositionActions } from './position-actions'
import { PositionCard } from './position-card'

/** The positions as cards. Only the whole list can be put in order. */
export async function Positions({ params }: { params: PositionListParams }) {
  const positions = await listPositionsForEdit(params)
  if (positions.length === 0) return <NoPositions params={params} />
  if (isInTrash(params)) return <Trash positions={positions} />
  if (isFiltered(params))
    return (
      <ul aria-label="Positions" className="grid gap-3">
        {positions.map((position) => (
          <li
            key={position.id}
            className="grid gap-x-3 rounded-md border border-line bg-surface p-3 md:grid-cols-[1fr_auto] md:px-4"
          >
            <div className="min-w-0 py-1.5">
              <PositionCard position={position} />
            </div>
            <div className="flex max-md:-ml-3">
              <PositionActions position={position} />
            </div>
          </li>
        ))}
      </ul>
    )
  return (
    <SortableList
      label="Positions"
      list="position"
      look="cards"
      save={orderPositions}
      items={positions.map((position) => ({
        id: position.id,
        name: position.title,
        content: <PositionCard position={position} />,
        actions: <PositionActions position={position} />,
      }))}
    />
  )
}

function Trash({ positions }: { positions: ListedPosition[] }) {
  return (
    <ResourceTable
      label="Trash"
      rows={positions}
      rowId={({ id }) => id}
      columns={[
        {
          header: 'Title',
          phone: 'title',
          cell: ({ title }) => <span className="font-semibold wrap-anywhere">{title}</span>,
        },
        { header: 'Department', cell: ({ department }) => department },
        {
          header: 'Deleted',
          className: 'whitespace-nowrap tabular-nums',
          cell: ({ deletedAt }) => deletedAt && formatLongDate(deletedAt),
        },
        {
          header: <span className="sr-only">Actions</span>,
          align: 'end',
          phone: 'plain',
          className: 'md:py-1.5',
          cell: ({ id, title }) => <RestoreButton input={{ id }} name={title} restore={restorePosition} />,
        },
      ]}
    />
  )
}

const isFiltered = ({ q, filters }: PositionListParams) => q !== '' || filters.status !== undefined

function NoPositions({ params }: { params: PositionListParams }) {
  const isTrash = isInTrash(params)
  const clear = (
    <ButtonLink href={isTrash ? '/admin/careers?view=trash' : '/admin/careers'} variant="secondary">
      Clear filters
    </ButtonLink>
  )
  if (isTrash)
    return (
      <Card>
        <EmptyState title="Nothing in Trash" action={isFiltered(params) && clear}>
          {isFiltered(params)
            ? 'No deleted positions match your search'
            : 'Deleted positions stay here for 30 days'}
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <EmptyState
        title="No Job Positions"
        action={
          isFiltered(params) ? (
            clear
          ) : (
            <ButtonLink href="/admin/careers/new">Create the first position</ButtonLink>
          )
        }
      >
        {isFiltered(params)
          ? 'No positions match your current filters'
          : 'Without any, the careers page says so and invites people to send a resume.'}
      </EmptyState>
    </Card>
  )
}
