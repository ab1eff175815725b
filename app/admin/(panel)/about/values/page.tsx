import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { SortableList } from '@/components/admin/sortable-list'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { orderAboutItems } from '@/lib/about/actions'
import { listCoreValuesForEdit } from '@/lib/about/admin-queries'
import { requireAdmin } from '@/lib/auth/session'
import { AboutHeader } from '../about-header'
import { ItemActions, ItemText } from '../item-row'
import { PanelValueIcon } from '../panel-value-icon'

export const metadata: Metadata = { title: 'Core Values · About' }

const NEW = '/admin/about/values/new'

export default async function CoreValuesPage() {
  await requireAdmin()
  return (
    <>
      <AboutHeader
        current="Values"
        description="Core Values: what the company believes in, as cards with an icon each."
        view="/about#values"
        add={{ href: NEW, label: 'Add core value' }}
      />
      <Suspense fallback={<LoadingList />}>
        <CoreValuesList />
      </Suspense>
    </>
  )
}

async function CoreValuesList() {
  const rows = await listCoreValuesForEdit()
  if (rows.length === 0)
    return (
      <EmptyState title="No Core Values" action={<ButtonLink href={NEW}>Add core value</ButtonLink>}>
        Without one the section is left out of the page. Create your first core value to get started.
      </EmptyState>
    )
  return (
    <SortableList
      label="Core Values"
      list="value"
      save={orderAboutItems}
      items={rows.map(({ id, icon, title, description, lastChange }) => ({
        id,
        name: title,
        content: (
          <div className="flex items-start gap-4">
            <PanelValueIcon icon={icon} className="mt-1 size-9" />
            <ItemText list="value" id={id} name={title} lastChange={lastChange}>
              {description}
            </ItemText>
          </div>
        ),
        actions: <ItemActions list="value" id={id} name={title} />,
      }))}
    />
  )
}
