import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ScreenHeader } from '@/components/admin/content/screen-header'
import { DeleteButton } from '@/components/admin/delete-button'
import { describeChange } from '@/components/admin/describe-change'
import { LoadingList } from '@/components/admin/loading-list'
import { SortableList } from '@/components/admin/sortable-list'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { requireAdmin } from '@/lib/auth/session'
import { listRows } from '@/lib/content/admin-queries'
import { deletePressItem, reorderPressItems, restorePressItem } from '@/lib/press/actions'
import { getPressPageForEdit } from '@/lib/press/admin-queries'
import { pressLists } from '@/lib/press/lists'
import { press } from '@/lib/press/noun'
import { AddFact } from './add-fact'
import { BoilerplateForm } from './boilerplate-form'
import { FactFields } from './fact-fields'
import { FactHeadings } from './fact-headings'

export const metadata: Metadata = { title: 'Press Kit' }

export default async function PressKitPage() {
  await requireAdmin('press')
  return (
    <>
      <ScreenHeader
        content={press.content}
        tab="Company Facts"
        description="Company facts, and a short description for journalists."
      />
      <section aria-labelledby="facts">
        <h2 id="facts" className="text-lg font-semibold max-md:sr-only">
          Company Facts
        </h2>
        <p className="mb-3 text-sm text-fg-soft md:mt-1 md:mb-4">
          Labels and values are saved as you type. A fact is public once it has both.
        </p>
        <Suspense fallback={<LoadingList />}>
          <Facts />
        </Suspense>
      </section>
      <section aria-labelledby="boilerplate" className="mt-10">
        <h2 id="boilerplate" className="mb-4 text-lg font-semibold">
          About the company
        </h2>
        <Suspense fallback={<Skeleton className="h-64 max-w-2xl" />}>
          <Boilerplate />
        </Suspense>
      </section>
    </>
  )
}

async function Facts() {
  const facts = await listRows(pressLists.fact)
  return (
    <>
      {facts.length === 0 ? (
        <EmptyState title="No company facts added yet">
          Until you add one, the press page hides this section
        </EmptyState>
      ) : (
        <SortableList
          label="Company Facts"
          list="fact"
          headings={<FactHeadings />}
          save={reorderPressItems}
          items={facts.map(({ id, version, label, value }, index) => {
            const name = label || `fact ${index + 1}`
            return {
              id,
              name,
              content: <FactFields fact={{ id, version, label, value }} position={index + 1} />,
              actions: (
                <DeleteButton
                  recordLabel="Company fact"
                  name={name}
                  input={{ list: 'fact' as const, id }}
                  remove={deletePressItem}
                  restore={restorePressItem}
                />
              ),
            }
          })}
        />
      )}
      <AddFact newId={crypto.randomUUID()} />
    </>
  )
}

async function Boilerplate() {
  const page = await getPressPageForEdit()
  return (
    <>
      <BoilerplateForm values={{ version: page?.version ?? 0, boilerplate: page?.boilerplate ?? '' }} />
      <p className="mt-3 text-xs text-fg-soft">{describeChange(page?.lastChange ?? null)}</p>
    </>
  )
}
