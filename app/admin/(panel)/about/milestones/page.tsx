import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { SortableList } from '@/components/admin/sortable-list'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { orderAboutItems } from '@/lib/about/actions'
import { listMilestonesForEdit } from '@/lib/about/admin-queries'
import { requireAdmin } from '@/lib/auth/session'
import { AboutHeader } from '../about-header'
import { ItemActions, ItemText } from '../item-row'

export const metadata: Metadata = { title: 'Milestones · About' }

const NEW = '/admin/about/milestones/new'

export default async function MilestonesPage() {
  await requireAdmin()
  return (
    <>
      <AboutHeader
        current="Milestones"
        description="Company Milestones: the timeline under Our Journey, the oldest first."
        view="/about#journey"
        add={{ href: NEW, label: 'Add milestone' }}
      />
      <Suspense fallback={<LoadingList />}>
        <MilestonesList />
      </Suspense>
    </>
  )
}

async function MilestonesList() {
  const rows = await listMilestonesForEdit()
  if (rows.length === 0)
    return (
      <EmptyState title="No Milestones" action={<ButtonLink href={NEW}>Add milestone</ButtonLink>}>
        Without one the section is left out of the page. Create your first milestone to get started.
      </EmptyState>
    )
  return (
    <SortableList
      label="Milestones"
      list="milestone"
      save={orderAboutItems}
      items={rows.map(({ id, year, title, description, lastChange }) => ({
        id,
        name: title,
        content: (
          <ItemText list="milestone" id={id} name={title} lastChange={lastChange} above={year}>
            {description || 'No description'}
          </ItemText>
        ),
        actions: <ItemActions list="milestone" id={id} name={title} />,
      }))}
    />
  )
}
