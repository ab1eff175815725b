import type { Metadata } from 'next'
import { ContentScreen } from '@/components/admin/content/content-screen'
import { requireAdmin } from '@/lib/auth/session'
import { listRows } from '@/lib/content/admin-queries'
import { deleteLandingItem, reorderLandingItems, restoreLandingItem } from '@/lib/landing/actions'
import { landingLists } from '@/lib/landing/lists'
import { FaqForm } from './faq-form'

export const metadata: Metadata = { title: 'FAQs · Landing page' }

export default async function FaqPage() {
  await requireAdmin('landing')
  return (
    <ContentScreen
      list={landingLists.faq}
      rows={listRows(landingLists.faq)}
      description="The questions on the landing page, grouped by category. Within each category, questions appear in this order."
      empty={{
        title: 'No FAQs Found',
        text: 'Create your first FAQ to get started',
      }}
      row={({ category, question, answer }) => ({ name: question, above: category, children: answer })}
      form={FaqForm}
      actions={{ remove: deleteLandingItem, restore: restoreLandingItem, reorder: reorderLandingItems }}
    />
  )
}
