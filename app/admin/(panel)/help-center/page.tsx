import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ScreenHeader } from '@/components/admin/content/screen-header'
import { FilterSelect } from '@/components/admin/filter-select'
import { ListSection } from '@/components/admin/list-section'
import { LoadingList } from '@/components/admin/loading-list'
import { LoadingStats } from '@/components/admin/loading-stats'
import { requireAdmin } from '@/lib/auth/session'
import { listFaqsForEdit } from '@/lib/help/admin-queries'
import { helpCategories } from '@/lib/help/categories'
import { help } from '@/lib/help/noun'
import { type FaqListParams, faqList } from '@/lib/help/schema'
import { readList } from '@/lib/platform/sealed-search'
import { FaqEditor } from './faq-editor'
import { Stats, statLabels } from './stats'

export const metadata: Metadata = { title: 'Help Center' }

const categoryOptions = [
  { value: undefined, label: 'All categories' },
  ...Object.entries(helpCategories).map(([label, value]) => ({ value, label })),
]

export default async function HelpCenterPage({ searchParams }: PageProps<'/admin/help-center'>) {
  await requireAdmin('help')
  const params = readList(faqList, await searchParams)
  return (
    <>
      <ScreenHeader
        content={help.content}
        tab="FAQs"
        description="FAQs by category. Choose Save All to save your edits and the new order."
        add={{ href: '/admin/help-center/new', label: 'Add FAQ' }}
      />
      <ListSection
        spec={faqList}
        params={params}
        search="Search questions and answers"
        filters={<FilterSelect label="Category" params={params} name="category" options={categoryOptions} />}
        stats={
          <Suspense fallback={<LoadingStats labels={statLabels} />}>
            <Stats />
          </Suspense>
        }
        loading={<LoadingList />}
      >
        {Faqs({ params })}
      </ListSection>
    </>
  )
}

async function Faqs({ params }: { params: FaqListParams }) {
  const { groups, hiddenCount } = await listFaqsForEdit(params)
  const isFiltered = params.q !== '' || params.filters.category !== undefined
  return <FaqEditor groups={groups} hiddenCount={hiddenCount} isFiltered={isFiltered} />
}
