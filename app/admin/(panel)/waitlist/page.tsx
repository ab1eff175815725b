import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ExportLink } from '@/components/admin/export-link'
import { FilterSelect } from '@/components/admin/filter-select'
import { ListSection } from '@/components/admin/list-section'
import { loadFailures } from '@/components/admin/load-failures'
import { LoadingStats } from '@/components/admin/loading-stats'
import { PageHeader } from '@/components/admin/page-header'
import { RefreshButton } from '@/components/admin/refresh-button'
import { IfMayOpen } from '@/components/admin/role'
import { requireAdmin } from '@/lib/auth/session'
import { formatWholeNaira } from '@/lib/money'
import { recordId } from '@/lib/platform/fields'
import { isInTrash } from '@/lib/platform/list-params'
import { readList } from '@/lib/platform/sealed-search'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { countTrash } from '@/lib/waitlist/admin-queries'
import { LARGE_PLAN, SMALL_PLAN, waitlistList } from '@/lib/waitlist/schema'
import { BulkActionsMenu } from './bulk-actions-menu'
import { Entries } from './entries'
import { EntryFacts, EntryName } from './entry-facts'
import { EntryPanel } from './entry-panel'
import { EntrySteps } from './entry-steps'
import { statusLabels } from './labels'
import { Stats } from './stats'

export const metadata: Metadata = { title: 'Waitlist' }

const statusOptions = { '': 'All', ...statusLabels }

const planOptions = [
  { value: undefined, label: 'With or without a plan' },
  { value: 'any', label: 'With a payout plan' },
  { value: 'none', label: 'Without a payout plan' },
  { value: 'small', label: `Below ${formatWholeNaira(SMALL_PLAN * 100)}` },
  {
    value: 'medium',
    label: `${formatWholeNaira(SMALL_PLAN * 100)} to under ${formatWholeNaira(LARGE_PLAN * 100)}`,
  },
  { value: 'large', label: `${formatWholeNaira(LARGE_PLAN * 100)} or more` },
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

export default async function WaitlistPage({ searchParams }: PageProps<'/admin/waitlist'>) {
  await requireAdmin('waitlist')
  const raw = await searchParams
  const params = readList(waitlistList, raw)
  const person = recordId.safeParse(raw.person)
  const isTrash = isInTrash(params)
  return (
    <>
      <PageHeader
        title={isTrash ? 'Waitlist Trash' : 'Waitlist'}
        description={
          isTrash
            ? `Deleted entries are permanently deleted after ${TRASH_DAYS} days.`
            : 'Everyone who wants to know when we launch.'
        }
        actions={
          <>
            <RefreshButton failure={loadFailures.waitlist} />
            {!isTrash && <ExportLink path="/api/admin/waitlist/export" spec={waitlistList} params={params} />}
            {!isTrash && (
              <IfMayOpen href="/admin/campaigns/new">
                <BulkActionsMenu
                  people={{
                    sealed: params.sealed,
                    status: params.filters.status ?? null,
                    plan: params.filters.plan ?? null,
                  }}
                />
              </IfMayOpen>
            )}
          </>
        }
      />
      <ListSection
        spec={waitlistList}
        params={params}
        search="Search by name or email"
        orders={!isTrash && orders}
        filters={!isTrash && <FilterSelect label="Plan" params={params} name="plan" options={planOptions} />}
        statuses={!isTrash && statusOptions}
        stats={
          !isTrash && (
            <Suspense fallback={<LoadingStats labels={['Total', 'Active', 'Notified', 'Converted']} />}>
              <Stats />
            </Suspense>
          )
        }
        trash={{ back: 'Back to the waitlist', countTrash }}
        loading="Loading waitlist entries..."
      >
        {Entries({ params })}
      </ListSection>
      <EntryPanel
        title={person.success && <EntryName id={person.data} />}
        steps={person.success && <EntrySteps params={params} id={person.data} />}
      >
        {person.success && <EntryFacts key={person.data} params={params} id={person.data} />}
      </EntryPanel>
    </>
  )
}
