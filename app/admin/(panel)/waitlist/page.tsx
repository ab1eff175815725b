import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ExportLink } from '@/components/admin/export-link'
import { ListSection } from '@/components/admin/list-section'
import { loadFailures } from '@/components/admin/load-failures'
import { LoadingStats } from '@/components/admin/loading-stats'
import { PageHeader } from '@/components/admin/page-header'
import { RefreshButton } from '@/components/admin/refresh-button'
import { IfMayOpen } from '@/components/admin/role'
import { requireAdmin } from '@/lib/auth/session'
import type { RawParams } from '@/lib/platform/list-params'
import { isTrash, parseWaitlistParams, statusFilter, waitlistList } from '@/lib/waitlist/schema'
import { BulkActionsMenu } from './bulk-actions-menu'
import { Entries } from './entries'
import { EntriesTrashLink } from './entries-trash-link'
import { Stats } from './stats'

export const metadata: Metadata = { title: 'Waitlist' }

interface Props {
  searchParams: Promise<RawParams>
}

const statusOptions = [
  { value: undefined, label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'notified', label: 'Notified' },
  { value: 'converted', label: 'Converted' },
]

const orders = [
  { value: 'joined.desc', label: 'Newest first' },
  { value: 'joined.asc', label: 'Oldest first' },
  { value: 'name.asc', label: 'Name, A to Z' },
  { value: 'name.desc', label: 'Name, Z to A' },
  { value: 'email.asc', label: 'Email, A to Z' },
  { value: 'email.desc', label: 'Email, Z to A' },
  { value: 'status.asc', label: 'Status, active first' },
  { value: 'status.desc', label: 'Status, converted first' },
] as const

export default async function WaitlistPage({ searchParams }: Props) {
  await requireAdmin('waitlist')
  const params = parseWaitlistParams(await searchParams)
  const isInTrash = isTrash(params)
  return (
    <>
      <PageHeader
        title={isInTrash ? 'Waitlist Trash' : 'Waitlist'}
        description={
          isInTrash
            ? 'Deleted entries are permanently deleted after 30 days.'
            : 'Everyone who wants to know when we open.'
        }
        actions={
          <>
            <RefreshButton failure={loadFailures.waitlist} />
            {!isInTrash && (
              <ExportLink path="/api/admin/waitlist/export" spec={waitlistList} params={params} />
            )}
            {!isInTrash && (
              <IfMayOpen href="/admin/campaigns/new">
                <BulkActionsMenu q={params.q} status={statusFilter(params)} />
              </IfMayOpen>
            )}
          </>
        }
      />
      <ListSection
        spec={waitlistList}
        params={params}
        search="Search by name or email"
        orders={!isInTrash && orders}
        statuses={!isInTrash && statusOptions}
        stats={
          !isInTrash && (
            <Suspense fallback={<LoadingStats labels={['Total', 'Active', 'Notified', 'Converted']} />}>
              <Stats />
            </Suspense>
          )
        }
        trash={<EntriesTrashLink isInTrash={isInTrash} />}
        loading="Loading waitlist entries..."
      >
        {Entries({ params })}
      </ListSection>
    </>
  )
}
