import { ListPages, type ListPagesProps } from './list-pages'
import { type Column, ResourceTable } from './resource-table'

interface ListTableProps<Row> extends Omit<ListPagesProps, 'page' | 'ids'> {
  label: string
  columns: readonly Column<Row>[]
  page: ListPagesProps['page'] & { rows: readonly Row[] }
  /** Disables sorting by column headers. */
  isFixed?: boolean
}

/** A page of a list whose state is in the URL, with links to the other pages. */
export function ListTable<Row extends { id: string }>({
  label,
  columns,
  isFixed,
  ...list
}: ListTableProps<Row>) {
  const { spec, params, page } = list
  return (
    <>
      <ResourceTable
        label={label}
        rows={page.rows}
        rowId={({ id }) => id}
        columns={columns}
        {...(!isFixed && { order: { spec, params } })}
      />
      <ListPages {...list} ids={page.rows.map(({ id }) => id)} />
    </>
  )
}
