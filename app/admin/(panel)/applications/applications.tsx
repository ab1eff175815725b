import { ListPages } from '@/components/admin/list-pages'
import { ResourceTable } from '@/components/admin/resource-table'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { listApplications } from '@/lib/applications/admin-queries'
import { type ApplicationList, type ApplicationParams, applicationFilter } from '@/lib/applications/schema'
import { formatCount } from '@/lib/count'
import { applicationColumns, trashColumns } from './columns'

interface ApplicationsProps {
  list: ApplicationList
  params: ApplicationParams
}

/** The table and the way to its other pages. */
export async function Applications({ list, params }: ApplicationsProps) {
  const { rows, total, ...page } = await listApplications(params)
  if (rows.length === 0) return <NoApplications params={params} />
  const { isTrash } = applicationFilter(params)
  return (
    <>
      <ResourceTable
        label={isTrash ? 'Trash' : 'Applications'}
        rows={rows}
        rowId={({ id }) => id}
        columns={isTrash ? trashColumns : applicationColumns(list, params)}
        {...(isTrash ? {} : { order: { spec: list, params } })}
      />
      <ListPages
        spec={list}
        params={params}
        page={page}
        ids={rows.map(({ id }) => id)}
        total={formatCount(total)}
        noun={total === 1 ? 'application' : 'applications'}
      />
    </>
  )
}

function NoApplications({ params }: { params: ApplicationParams }) {
  const { q, status, position, isTrash } = applicationFilter(params)
  const isFiltered = q !== '' || status !== null || position !== null
  const clear = (
    <ButtonLink href={isTrash ? '/admin/applications?view=trash' : '/admin/applications'} variant="secondary">
      Clear filters
    </ButtonLink>
  )
  if (isTrash)
    return (
      <Card>
        <EmptyState title="Nothing in Trash" action={isFiltered && clear}>
          {isFiltered
            ? 'No deleted applications match your search'
            : 'Deleted applications stay here for 30 days'}
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <EmptyState title="No Applications Found" action={isFiltered && clear}>
        {isFiltered
          ? 'No applications match your current filters'
          : 'No job applications have been submitted yet'}
      </EmptyState>
    </Card>
  )
}
