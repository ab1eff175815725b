import type { Metadata } from 'next'
import { describeChange } from '@/components/admin/describe-change'
import { openRecord, type RecordProps } from '@/components/admin/open-record'
import { PageHeader } from '@/components/admin/page-header'
import { SiteLink } from '@/components/admin/site-link'
import { getPositionForEdit } from '@/lib/careers/admin-queries'
import { PositionForm } from '../position-form'

export const metadata: Metadata = { title: 'Position · Careers' }

export default async function PositionPage({ params }: RecordProps) {
  const { values, slug, lastChange } = await openRecord(params, getPositionForEdit)
  return (
    <>
      <PageHeader
        title="Edit position"
        description={describeChange(lastChange)}
        actions={values.status === 'active' && <SiteLink href={`/careers/${slug}`} />}
      />
      <PositionForm values={values} />
    </>
  )
}
