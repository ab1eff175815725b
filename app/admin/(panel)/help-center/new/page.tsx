import type { Metadata } from 'next'
import { NewRecord } from '@/components/admin/new-record'
import { PageHeader } from '@/components/admin/page-header'
import { requireAdmin } from '@/lib/auth/session'
import { readSearch } from '@/lib/help/missed-search'
import { FaqForm } from '../faq-form'

export const metadata: Metadata = { title: 'Add FAQ · Help Center' }

/** Adds an FAQ. `?question=` is set when staff answer a search that found nothing. */
export default async function NewFaqPage({ searchParams }: PageProps<'/admin/help-center/new'>) {
  await requireAdmin('help')
  const question = readSearch((await searchParams).question)
  const id = crypto.randomUUID()
  return (
    <>
      <PageHeader title="Add FAQ" description="Visitors can see the FAQ as soon as you add it." />
      <NewRecord id={id}>
        <FaqForm values={{ id, version: 0, order: '1', orderBefore: '', question }} />
      </NewRecord>
    </>
  )
}
