import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Table, TableBody, TableHead, Th } from '@/components/ui/table'
import { type ListParams, type ListSpec, nextOrder } from '@/lib/platform/list-params'
import { ListLink } from './list-link'

export interface Column<Row> {
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** The sort key in the list spec, if the header sorts by this column. */
  sort?: string
  align?: 'end'
  /**
   * The cell's place in the card layout on phones: 'lead' (above the title), 'title' (the first line), 'corner'
   * (after the title), 'start' (before the next cell, on the same line, both without a label), 'end' (after the last
   * labeled cell, on the same line), 'plain' (without a label). Other cells are below, labeled with their header.
   */
  phone?: 'lead' | 'title' | 'corner' | 'start' | 'end' | 'plain'
  className?: string
}

interface ResourceTableProps<Row> {
  /** The table's label for screen readers. */
  label: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  columns: readonly Column<Row>[]
  /** Set if the list's order is in the URL. The headers of columns with `sort` are then links. */
  order?: { spec: ListSpec; params: ListParams } | undefined
}

/**
 * The table of an admin list. A long list renders it in a client component, which receives the rows as data.
 * If a server component rendered it, the document would contain each cell twice
 * (docs/decisions/147-admin-lists-as-data.md).
 *
 *     <ResourceTable label="Posts" rows={posts} rowId={(post) => post.id} columns={[
 *       { header: 'Title', phone: 'title', cell: (post) => <Link href={`/admin/blog/${post.id}`}>{post.title}</Link> },
 *       { header: 'Date', sort: 'date', cell: (post) => formatLongDate(post.date) },
 *     ]} order={{ spec: postList, params }} />
 */
export function ResourceTable<Row>({ label, rows, rowId, columns, order }: ResourceTableProps<Row>) {
  const cells = columns.map((column, index) => ({ ...column, key: column.sort ?? index }))
  return (
    <div className="phone-cards max-md:[&_table]:block max-md:[&_tbody]:block max-md:[&_thead]:sr-only">
      <Table label={label}>
        <TableHead>
          {cells.map(({ key, ...column }) => (
            <Header key={key} column={column} order={order} />
          ))}
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {cells.map(({ key, phone, header, align, className, cell }) => (
                <td
                  key={key}
                  data-phone={phone}
                  data-label={!phone && typeof header === 'string' ? header : undefined}
                  data-align={align}
                  className={className}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

function Header<Row>({ column, order }: { column: Column<Row>; order: ResourceTableProps<Row>['order'] }) {
  const { header, sort, align } = column
  const cellClass = classNames('md:max-xl:px-2.5', align && 'text-right', column.className)
  if (!order || !sort) return <Th className={cellClass}>{header}</Th>
  const { spec, params } = order
  const isSorted = params.sort === sort
  return (
    <Th
      aria-sort={isSorted ? (params.direction === 'asc' ? 'ascending' : 'descending') : undefined}
      className={cellClass}
    >
      <ListLink
        spec={spec}
        params={params}
        change={(list) => ({ ...list, ...nextOrder(spec, list, sort) })}
        className={classNames(
          'group inline-flex items-center gap-1 hover:text-fg',
          align && 'flex-row-reverse',
        )}
      >
        {header}
        <span
          aria-hidden="true"
          className={isSorted ? 'text-fg' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'}
        >
          {isSorted && params.direction === 'desc' ? '↓' : '↑'}
        </span>
      </ListLink>
    </Th>
  )
}
