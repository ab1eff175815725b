import type { Metadata } from 'next'
import { ScreenHeader } from '@/components/admin/content/screen-header'
import { FilterLinks } from '@/components/admin/filter-links'
import { ListSection } from '@/components/admin/list-section'
import { requireAdmin } from '@/lib/auth/session'
import { suppressionList } from '@/lib/outbox/schema'
import { readList } from '@/lib/platform/sealed-search'
import { reasonNames } from '../labels'
import { screen } from '../screen'
import { AddSuppression } from './add-suppression'
import { Suppressions } from './suppressions'

export const metadata: Metadata = { title: 'Suppressed addresses · Email' }

const reasonOptions = { '': 'All', ...reasonNames }

export default async function SuppressedPage({ searchParams }: PageProps<'/admin/mail/suppressed'>) {
  await requireAdmin('outbox')
  const params = readList(suppressionList, await searchParams)
  return (
    <>
      <ScreenHeader
        content={screen}
        tab="Suppressed addresses"
        description="These addresses get no bulk email, only replies and confirmations."
        actions={<AddSuppression />}
      />
      <ListSection
        spec={suppressionList}
        params={params}
        search="Search by email address"
        filters={
          <FilterLinks
            label="Reason"
            spec={suppressionList}
            params={params}
            name="reason"
            options={reasonOptions}
          />
        }
        loading="Loading addresses..."
      >
        {Suppressions({ params })}
      </ListSection>
    </>
  )
}
