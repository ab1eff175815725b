import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { SortableList } from '@/components/admin/sortable-list'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { orderLandingItems } from '@/lib/landing/actions'
import { listLandingFaqsForEdit } from '@/lib/landing/admin-queries'
import { ItemActions, ItemText } from '../item-row'
import { LandingHeader } from '../landing-header'

export const metadata: Metadata = { title: 'FAQ · Landing' }

const NEW = '/admin/landing/faq/new'

export default async function FaqPage() {
  await requireAdmin()
  return (
    <>
      <LandingHeader
        current="FAQ"
        description="The questions on the landing page. It shows those of one category together, in the order given here."
        view="/#faq"
        add={{ href: NEW, label: 'Add FAQ' }}
      />
      <Suspense fallback={<LoadingList />}>
        <FaqList />
      </Suspense>
    </>
  )
}

async function FaqList() {
  const faqs = await listLandingFaqsForEdit()
  if (faqs.length === 0)
    return (
      <EmptyState title="No FAQs Found" action={<ButtonLink href={NEW}>Add FAQ</ButtonLink>}>
        Create your first FAQ to get started
      </EmptyState>
    )
  return (
    <SortableList
      label="FAQ"
      list="faq"
      save={orderLandingItems}
      items={faqs.map(({ id, category, question, answer, lastChange }) => ({
        id,
        name: question,
        content: (
          <ItemText list="faq" id={id} name={question} lastChange={lastChange} above={category}>
            {answer}
          </ItemText>
        ),
        actions: <ItemActions list="faq" id={id} name={question} />,
      }))}
    />
  )
}
