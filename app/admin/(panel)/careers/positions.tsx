import { deletedColumns } from '@/components/admin/deleted-columns'
import { ListStatus } from '@/components/admin/list-status'
import { NoRows } from '@/components/admin/no-rows'
import { ResourceTable } from '@/components/admin/resource-table'
import { SortableList } from '@/components/admin/sortable-list'
import { OlderItemsNote } from '@/components/admin/trash-table'
import { ButtonLink } from '@/components/ui/button-link'
import { reorderPositions, restorePosition } from '@/lib/careers/actions'
import { type ListedPosition, listPositionsForEdit } from '@/lib/careers/admin-queries'
import { type PositionListParams, positionList } from '@/lib/careers/schema'
import { formatCountOf } from '@/lib/count'
import { isInTrash } from '@/lib/platform/list-params'
import { PositionActions } from './position-actions'
import { PositionCard } from './position-card'

/** Shows the positions as cards. They can be reordered only if all are shown. */
export async function Positions({ params }: { params: PositionListParams }) {
  const { rows: positions, hasOlder } = await listPositionsForEdit(params)
  if (positions.length === 0)
    return (
      <NoRows
        spec={positionList}
        params={params}
        title="No Job Positions"
        plural="positions"
        start={<ButtonLink href="/admin/careers/new">Create the first position</ButtonLink>}
      >
        Until you add one, the careers page shows “No Open Positions” and invites people to send a resume
      </NoRows>
    )
  if (isInTrash(params)) return <Trash positions={positions} hasOlder={hasOlder} />
  if (isFiltered(params))
    return (
      <>
        <ListStatus>{`Showing ${formatCountOf(positions.length, 'position')}`}</ListStatus>
        <ul data-rows="" aria-label="Positions" className="grid gap-3">
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
      </>
    )
  return (
    <SortableList
      label="Positions"
      list="position"
      layout="cards"
      save={reorderPositions}
      items={positions.map((position) => ({
        id: position.id,
        name: position.title,
        content: <PositionCard position={position} />,
        actions: <PositionActions position={position} />,
      }))}
    />
  )
}

function Trash({ positions, hasOlder }: { positions: ListedPosition[]; hasOlder: boolean }) {
  return (
    <>
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
          ...deletedColumns(({ title }: ListedPosition) => title, restorePosition),
        ]}
      />
      {hasOlder && <OlderItemsNote />}
    </>
  )
}

const isFiltered = ({ q, filters }: PositionListParams) => q !== '' || filters.status !== undefined
