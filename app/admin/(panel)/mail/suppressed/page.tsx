import type { Metadata } from 'next'
import { Suspense } from 'react'
import { FilterLinks } from '@/components/admin/filter-links'
import { ListToolbar } from '@/components/admin/list-toolbar'
import { LoadingTable } from '@/components/admin/loading-table'
import { requireAdmin } from '@/lib/auth/session'
import { parseSuppressionParams, suppressionList } from '@/lib/outbox/schema'
import type { RawParams } from '@/lib/platform/list-params'
import { reasonNames } from '../labels'
import { MailHeader } from '../mail-header'
import { AddSuppression } from './add-suppression'
import { Suppressions } from './suppressions'

export const metadata: Metadata = { title: 'Suppressed addresses · Email' }

interface Props {
  searchParams: Promise<RawParams>
}

const reasonOptions = [
  { value: undefined, label: 'All' },
  ...Object.entries(reasonNames).map(([value, label]) => ({ value, label })),
]

export default async function SuppressedPage({ searchParams }: Props) {
  await requireAdmin('outbox')
  const params = parseSuppressionParams(await searchParams)
  return (
    <>
      <MailHeader
        current="Suppressed addresses"
        description="These addresses get no bulk email. Emails in response to something the person did are still sent."
        actions={<AddSuppression />}
      />
      <div className="mb-5">
        <ListToolbar spec={suppressionList} params={params} searchLabel="Search by address">
          <FilterLinks
            label="Reason"
            spec={suppressionList}
            params={params}
            name="reason"
            options={reasonOptions}
          />
        </ListToolbar>
      </div>
      <Suspense fallback={<LoadingTable text="Loading addresses..." />}>
        <Suppressions params={params} />
      </Suspense>
    </>
  )
}
