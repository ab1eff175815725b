import { NoRows } from '@/components/admin/no-rows'
import { listApplications } from '@/lib/applications/admin-queries'
import type { ApplicationList, ApplicationParams } from '@/lib/applications/schema'
import { COUNT_LIMIT } from '@/lib/platform/count-limit'
import { ApplicationsTable } from './applications-table'

interface ApplicationsProps {
  list: ApplicationList
  params: ApplicationParams
}

/** Shows one page of the table, with links to the others. */
export async function Applications({ list, params }: ApplicationsProps) {
  const { total, ...page } = await listApplications(params)
  if (page.rows.length === 0)
    return (
      <NoRows spec={list} params={params} title="No Applications Found" plural="applications">
        No job applications have been submitted yet
      </NoRows>
    )
  return <ApplicationsTable spec={list} params={params} page={page} total={total} limit={COUNT_LIMIT} />
}
