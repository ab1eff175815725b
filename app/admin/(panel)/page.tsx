import type { Metadata } from 'next'
import { Suspense } from 'react'
import { loadFailures } from '@/components/admin/load-failures'
import { LoadingStats } from '@/components/admin/loading-stats'
import { PageHeader } from '@/components/admin/page-header'
import { RefreshButton } from '@/components/admin/refresh-button'
import { Skeleton } from '@/components/ui/skeleton'
import { mayOpen } from '@/lib/auth/access'
import { requireAdmin } from '@/lib/auth/session'
import { Activities } from './_overview/activities'
import { ContentStats, statLabelsFor } from './_overview/content-stats'
import { LinkGroups, QuickActions } from './_overview/link-groups'
import { Signups } from './_overview/signups'
import { Waiting } from './_overview/waiting'

export const metadata: Metadata = { title: 'Dashboard' }

export default async function DashboardPage() {
  const { role } = await requireAdmin('dashboard')
  return (
    <>
      <PageHeader
        title="Dashboard"
        description="What’s happening right now."
        actions={<RefreshButton failure={loadFailures.dashboard} />}
      />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-8">
          <Suspense fallback={<Skeleton className="h-56 w-full" />}>
            <Waiting />
          </Suspense>
          <QuickActions role={role} />
          {mayOpen(role, '/admin/waitlist') && (
            <Suspense fallback={<Skeleton className="h-112 w-full" />}>
              <Signups />
            </Suspense>
          )}
          <Suspense fallback={<LoadingStats labels={statLabelsFor(role)} className="xl:grid-cols-4" />}>
            <ContentStats />
          </Suspense>
        </div>
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <Activities />
        </Suspense>
      </div>
      <LinkGroups role={role} />
    </>
  )
}
