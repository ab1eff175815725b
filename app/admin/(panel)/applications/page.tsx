import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ExportLink } from '@/components/admin/export-link'
import { FilterSelect } from '@/components/admin/filter-select'
import { ListSection } from '@/components/admin/list-section'
import { loadFailures } from '@/components/admin/load-failures'
import { LoadingStats } from '@/components/admin/loading-stats'
import { PageHeader } from '@/components/admin/page-header'
import { RefreshButton } from '@/components/admin/refresh-button'
import { countApplications, listPositionOptions } from '@/lib/applications/admin-queries'
import {
  applicationFilter,
  applicationListOf,
  applicationStatuses,
  NO_POSITION,
} from '@/lib/applications/schema'
import { readList } from '@/lib/platform/sealed-search'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { Applications } from './applications'
import { statusLabels } from './labels'
import { Stats } from './stats'

export const metadata: Metadata = { title: 'Applications' }

const statusOptions = { '': 'All', ...statusLabels }

const orders = [
  { value: 'applied.desc', label: 'Newest first' },
  { value: 'applied.asc', label: 'Oldest first' },
  { value: 'name.asc', label: 'Name, A to Z' },
  { value: 'position.asc', label: 'Position, A to Z' },
  { value: 'status.asc', label: 'Status, pending first' },
] as const

export default async function ApplicationsPage({ searchParams }: PageProps<'/admin/applications'>) {
  const raw = await searchParams
  const list = applicationListOf(raw)
  const params = readList(list, raw)
  const positions = await listPositionOptions()
  const { isTrash } = applicationFilter(params)
  const positionOptions = [
    { value: undefined, label: 'All positions' },
    ...positions.map(({ id, title }) => ({ value: id, label: title })),
    { value: NO_POSITION, label: 'No position' },
  ]
  const { position } = params.filters
  if (!positionOptions.some(({ value }) => value === position))
    positionOptions.push({ value: position, label: 'Deleted position' })
  return (
    <>
      <PageHeader
        title={isTrash ? 'Applications Trash' : 'Applications'}
        description={
          isTrash
            ? `Deleted applications are permanently deleted after ${TRASH_DAYS} days, with their resumes.`
            : 'Everyone who has applied to work here. Applications contain personal data: only open the ones you need.'
        }
        actions={
          <>
            <RefreshButton failure={loadFailures.applications} />
            {!isTrash && <ExportLink path="/api/admin/applications/export" spec={list} params={params} />}
          </>
        }
      />
      <ListSection
        spec={list}
        params={params}
        search="Search applications"
        orders={!isTrash && orders}
        filters={
          !isTrash && (
            <FilterSelect label="Position" params={params} name="position" options={positionOptions} />
          )
        }
        statuses={!isTrash && statusOptions}
        stats={
          !isTrash && (
            <Suspense
              fallback={
                <LoadingStats
                  labels={['Total', ...applicationStatuses.map((status) => statusLabels[status])]}
                  className="sm:grid-cols-3 xl:grid-cols-6"
                />
              }
            >
              <Stats />
            </Suspense>
          )
        }
        trash={{ back: 'Back to applications', countTrash: async () => (await countApplications()).trash }}
        loading="Loading applications..."
      >
        {Applications({ list, params })}
      </ListSection>
    </>
  )
}
