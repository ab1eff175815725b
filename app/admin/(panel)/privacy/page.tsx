import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ListSection } from '@/components/admin/list-section'
import { loadFailures } from '@/components/admin/load-failures'
import { LoadingStats } from '@/components/admin/loading-stats'
import { PageHeader } from '@/components/admin/page-header'
import { RefreshButton } from '@/components/admin/refresh-button'
import { requireAdmin } from '@/lib/auth/session'
import { requestList } from '@/lib/personal-data/schema'
import { readList } from '@/lib/platform/sealed-search'
import { LookUp } from './look-up'
import { Requests } from './requests'
import { Stats, statLabels } from './stats'

export const metadata: Metadata = { title: 'Privacy requests' }

const statusOptions = { '': 'Open', done: 'Done', refused: 'Refused' }

export default async function PrivacyPage({ searchParams }: PageProps<'/admin/privacy'>) {
  await requireAdmin('personal-data')
  const params = readList(requestList, await searchParams)
  return (
    <>
      <PageHeader
        title="Privacy requests"
        description="People who want a copy of their data or want it erased."
        actions={
          <>
            <RefreshButton failure={loadFailures.privacy} />
            <LookUp />
          </>
        }
      />
      <ListSection
        spec={requestList}
        params={params}
        search="Search by email address"
        statuses={statusOptions}
        stats={
          <Suspense fallback={<LoadingStats labels={statLabels} />}>
            <Stats />
          </Suspense>
        }
        loading="Loading requests..."
      >
        {Requests({ params })}
      </ListSection>
    </>
  )
}
