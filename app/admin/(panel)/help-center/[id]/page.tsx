import type { Metadata } from 'next'
import { describeChange } from '@/components/admin/describe-change'
import { openRecord, type RecordProps } from '@/components/admin/open-record'
import { PageHeader } from '@/components/admin/page-header'
import { getFaqForEdit } from '@/lib/help/admin-queries'
import { FaqForm } from '../faq-form'

export const metadata: Metadata = { title: 'FAQ · Help Center' }

export default async function FaqPage({ params }: RecordProps) {
  const { lastChange, ...values } = await openRecord(params, getFaqForEdit)
  return (
    <>
      <PageHeader title="Edit FAQ" description={describeChange(lastChange)} />
      <FaqForm values={values} />
    </>
  )
}
