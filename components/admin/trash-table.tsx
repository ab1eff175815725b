import type { ComponentProps } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { LastChange } from './last-change'
import { ResourceTable } from './resource-table'
import { RestoreButton } from './restore-button'

interface Trashed<Input> {
  id: string
  name: string
  /** The kind of row, such as "FAQ". */
  kind: string
  /** Who deleted the row, and when. */
  lastChange: ComponentProps<typeof LastChange>['change']
  /** The input of `restore`. */
  input: Input
}

interface TrashTableProps<Input> {
  items: readonly Trashed<Input>[]
  restore: ComponentProps<typeof RestoreButton<Input>>['restore']
  /** True if there are items deleted before the ones shown. */
  hasOlderItems: boolean
}

/** Lists the deleted rows of a screen's lists, each with a Restore button. */
export function TrashTable<Input>({ items, restore, hasOlderItems }: TrashTableProps<Input>) {
  if (items.length === 0)
    return <EmptyState title="The Trash is empty">Deleted items appear here for {TRASH_DAYS} days</EmptyState>
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
            cell: ({ name }) => <span className="font-semibold break-words">{name}</span>,
          },
          { header: 'Kind', cell: ({ kind }) => kind },
          { header: 'Deleted', phone: 'plain', cell: ({ lastChange }) => <LastChange change={lastChange} /> },
          {
            header: <span className="sr-only">Actions</span>,
            align: 'end',
            phone: 'plain',
            cell: ({ name, input }) => <RestoreButton name={name} input={input} restore={restore} />,
          },
        ]}
      />
      {hasOlderItems && <p className="mt-4 text-sm text-fg-soft">Older items are not shown.</p>}
    </>
  )
}
