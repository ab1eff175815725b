import { ListPages, type ListPagesProps } from './list-pages'
import { type Column, ResourceTable } from './resource-table'

interface ListTableProps<Row> extends Omit<ListPagesProps, 'page' | 'ids'> {
  label: string
  columns: readonly Column<Row>[]
  page: ListPagesProps['page'] & { rows: readonly Row[] }
  /** Its headers do not sort it. */
  isFixed?: boolean
}

/** A page of a list whose state is its URL, and the way to its other pages. */
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
