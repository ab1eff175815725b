import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ExportLink } from '@/components/admin/export-link'
import { ListSection } from '@/components/admin/list-section'
import { loadFailures } from '@/components/admin/load-failures'
import { LoadingStats } from '@/components/admin/loading-stats'
import { PageHeader } from '@/components/admin/page-header'
import { RefreshButton } from '@/components/admin/refresh-button'
import { StatCard } from '@/components/ui/stat-card'
import { requireAdmin } from '@/lib/auth/session'
import { formatCount } from '@/lib/count'
import { countSubscribers } from '@/lib/newsletter/admin-queries'
import { subscriberList } from '@/lib/newsletter/schema'
import { readList } from '@/lib/platform/sealed-search'
import { Subscribers } from './subscribers'

export const metadata: Metadata = { title: 'Newsletter' }

const statusOptions = {
  '': 'All',
  subscribed: 'Subscribed',
  pending: 'Not confirmed',
  unsubscribed: 'Unsubscribed',
}

const orders = [
  { value: 'signedUp.desc', label: 'Newest first' },
  { value: 'signedUp.asc', label: 'Oldest first' },
  { value: 'email.asc', label: 'Email, A to Z' },
  { value: 'email.desc', label: 'Email, Z to A' },
] as const

export default async function NewsletterPage({ searchParams }: PageProps<'/admin/newsletter'>) {
  await requireAdmin('newsletter')
  const params = readList(subscriberList, await searchParams)
  return (
    <>
      <PageHeader
        title="Newsletter"
        description="Everyone who signed up to get new posts by email. To email a post to subscribers, open the post under Blog."
        actions={
          <>
            <RefreshButton failure={loadFailures.newsletter} />
            <ExportLink path="/api/admin/newsletter/export" spec={subscriberList} params={params} />
          </>
        }
      />
      <ListSection
        spec={subscriberList}
        params={params}
        search="Search by email address"
        orders={orders}
        statuses={statusOptions}
        stats={
          <Suspense fallback={<LoadingStats labels={['Subscribed', 'Not confirmed', 'Unsubscribed']} />}>
            <Stats />
          </Suspense>
        }
        loading="Loading subscribers..."
      >
        {Subscribers({ params })}
      </ListSection>
    </>
  )
}

async function Stats() {
  const { subscribed, pending, unsubscribed } = await countSubscribers()
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">
      <StatCard label="Subscribed" value={formatCount(subscribed)} />
      <StatCard
        label="Not confirmed"
        value={formatCount(pending)}
        note="Signed up but haven’t confirmed yet"
      />
      <StatCard label="Unsubscribed" value={formatCount(unsubscribed)} />
    </dl>
  )
}
