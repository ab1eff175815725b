import type { ComponentProps } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { formatDateTime } from '@/lib/dates'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import type { Change } from './describe-change'
import { ResourceTable } from './resource-table'
import { RestoreButton } from './restore-button'

interface TrashItem<Input extends { id: string }> {
  id: string
  name: string
  /** The kind of row, such as "FAQ". */
  kind: string
  /** The deletion: nothing changes an item after that. Null if its record is gone. */
  lastChange: Change
  /** The input of `restore`. */
  input: Input
}

interface TrashTableProps<Input extends { id: string }> {
  items: readonly TrashItem<Input>[]
  restore: ComponentProps<typeof RestoreButton<Input>>['restore']
  /** True if there are items deleted before the ones shown. */
  hasOlder: boolean
}

/** Lists a screen's deleted items, each with a Restore button. */
export function TrashTable<Input extends { id: string }>({
  items,
  restore,
  hasOlder,
}: TrashTableProps<Input>) {
  if (items.length === 0)
    return <EmptyState title="Trash is empty">Deleted items appear here for {TRASH_DAYS} days</EmptyState>
  return (
    <>
      <ResourceTable
        label="Trash"
        rows={items}
        rowId={({ id }) => id}
        columns={[
          {
            header: 'Name',
            phone: 'title',
            cell: ({ name }) => <span className="font-semibold">{name}</span>,
          },
          { header: 'Kind', cell: ({ kind }) => kind },
          { header: 'Deleted', cell: ({ lastChange }) => (lastChange ? <Deletion {...lastChange} /> : '—') },
          {
            header: <span className="sr-only">Actions</span>,
            align: 'end',
            phone: 'plain',
            cell: ({ name, input }) => <RestoreButton name={name} input={input} restore={restore} />,
          },
        ]}
      />
      {hasOlder && <OlderItemsNote />}
    </>
  )
}

export const OlderItemsNote = () => <p className="mt-4 text-sm text-fg-soft">Older items are not shown.</p>

function Deletion({ by, at }: { by: string; at: Date }) {
  return (
    <>
      By {by} on <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
    </>
  )
}
