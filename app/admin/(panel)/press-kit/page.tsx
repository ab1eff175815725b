import type { Metadata } from 'next'
import { Suspense } from 'react'
import { DeleteButton } from '@/components/admin/delete-button'
import { LastChange } from '@/components/admin/last-change'
import { LoadingList } from '@/components/admin/loading-list'
import { SortableList } from '@/components/admin/sortable-list'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { requireAdmin } from '@/lib/auth/session'
import { deletePressItem, orderPressItems, restorePressItem } from '@/lib/press/actions'
import { getPressPageForEdit, listFactsForEdit } from '@/lib/press/admin-queries'
import type { PressList } from '@/lib/press/schema'
import { AddFact } from './add-fact'
import { BoilerplateForm } from './boilerplate-form'
import { FactFields } from './fact-fields'
import { PressHeader } from './press-header'
import { nounOf } from './words'

export const metadata: Metadata = { title: 'Press Kit' }

export default async function PressKitPage() {
  await requireAdmin()
  return (
    <>
      <PressHeader
        current="Company Facts"
        description="The company at a glance, and the text that journalists may print of it."
      />
      <section aria-labelledby="facts">
        <h2 id="facts" className="text-lg font-semibold">
          Company Facts
        </h2>
        <p className="mt-1 mb-4 text-sm text-fg-soft">
          Every change is saved as you type. A fact is shown once it has a label and a value.
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
  const facts = await listFactsForEdit()
  return (
    <>
      {facts.length === 0 ? (
        <EmptyState title="No company facts added yet">
          Without one the section is left out of the press page.
        </EmptyState>
      ) : (
        <SortableList
          label="Company Facts"
          list="fact"
          save={orderPressItems}
          items={facts.map((fact, index) => {
            const { id } = fact
            const name = fact.label || `fact ${index + 1}`
            return {
              id,
              name,
              content: <FactFields fact={fact} place={index + 1} />,
              actions: (
                <DeleteButton
                  noun={nounOf.fact}
                  name={name}
                  input={{ list: 'fact' as PressList, id }}
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
      <p className="mt-3 text-xs text-fg-soft">
        <LastChange change={page?.lastChange ?? null} />
      </p>
    </>
  )
}
