import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ScreenHeader } from '@/components/admin/content/screen-header'
import { ListSection } from '@/components/admin/list-section'
import { loadFailures } from '@/components/admin/load-failures'
import { LoadingStats } from '@/components/admin/loading-stats'
import { mailStatusNames } from '@/components/admin/mail-badge'
import { RefreshButton } from '@/components/admin/refresh-button'
import { requireAdmin } from '@/lib/auth/session'
import { mailList } from '@/lib/outbox/schema'
import { readList } from '@/lib/platform/sealed-search'
import { EmailList } from './emails'
import { OutboxState } from './outbox-state'
import { screen } from './screen'

export const metadata: Metadata = { title: 'Email' }

const statusOptions = { '': 'All', ...mailStatusNames }

export default async function MailPage({ searchParams }: PageProps<'/admin/mail'>) {
  await requireAdmin('outbox')
  const params = readList(mailList, await searchParams)
  return (
    <>
      <ScreenHeader
        content={screen}
        tab="Email log"
        description="Every email the site sends, and its delivery status."
        actions={<RefreshButton failure={loadFailures.mail} />}
      />
      <ListSection
        spec={mailList}
        params={params}
        search="Search by email address"
        statuses={statusOptions}
        stats={
          <Suspense fallback={<LoadingStats labels={['Queued', 'Failed', 'Sent', 'Suppressed addresses']} />}>
            <OutboxState />
          </Suspense>
        }
        loading="Loading emails..."
      >
        {EmailList({ params })}
      </ListSection>
    </>
  )
}
