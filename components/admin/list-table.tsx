'use client'

import { ListPages, type ListPagesProps } from './list-pages'
import { type Column, ResourceTable } from './resource-table'
import { useFirstRows } from './use-first-rows'

interface ListTableProps<Row> extends Omit<ListPagesProps, 'page' | 'ids'> {
  label: string
  columns: readonly Column<Row>[]
  /** The columns of the list's Trash. Their headers do not sort. */
  trashColumns?: readonly Column<Row>[]
  page: ListPagesProps['page'] & { rows: readonly Row[] }
  /** Disables sorting by column headers. */
  isFixed?: boolean
}

/** The data that a list screen passes to its table. */
export type ListData<Row> = Pick<ListTableProps<Row>, 'spec' | 'params' | 'page' | 'total' | 'limit'>

/**
 * Renders a page of a list that keeps its state in the URL, with links to the other pages. This is a client component that
 * gets its rows as data. If it were a server component, each cell would be in the document twice: as HTML and in
 * React's payload.
 */
export function ListTable<Row extends { id: string }>({
  label,
  columns,
  trashColumns,
  isFixed,
  ...list
}: ListTableProps<Row>) {
  const { spec, params, page } = list
  const rows = useFirstRows(page.rows)
  const trash = params.filters.view === 'trash' && trashColumns
  return (
    <>
      <ResourceTable
        label={trash ? 'Trash' : label}
        rows={rows}
        rowId={({ id }) => id}
        columns={trash || columns}
        {...(!isFixed && !trash && { order: { spec, params } })}
      />
      <ListPages {...list} ids={page.rows.map(({ id }) => id)} />
    </>
  )
}
