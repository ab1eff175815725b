import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LoadingList } from '@/components/admin/loading-list'
import { SortableList } from '@/components/admin/sortable-list'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { requireAdmin } from '@/lib/auth/session'
import { orderLandingItems } from '@/lib/landing/actions'
import { listFeaturesForEdit } from '@/lib/landing/admin-queries'
import { ItemActions, ItemText } from '../item-row'
import { LandingHeader } from '../landing-header'
import { screenNames } from '../words'

export const metadata: Metadata = { title: 'Features · Landing' }

const NEW = '/admin/landing/features/new'

export default async function FeaturesPage() {
  await requireAdmin()
  return (
    <>
      <LandingHeader
        current="Features"
        description="The feature tabs of the landing page, each beside a drawn screen of the app."
        view="/#features-detail"
        add={{ href: NEW, label: 'Add feature' }}
      />
      <Suspense fallback={<LoadingList />}>
        <FeaturesList />
      </Suspense>
    </>
  )
}

async function FeaturesList() {
  const features = await listFeaturesForEdit()
  if (features.length === 0)
    return (
      <EmptyState title="No Features" action={<ButtonLink href={NEW}>Add feature</ButtonLink>}>
        Without one the section shows nothing. Create your first feature to get started.
      </EmptyState>
    )
  return (
    <SortableList
      label="Features"
      list="feature"
      save={orderLandingItems}
      items={features.map(({ id, screen, title, description, lastChange }) => ({
        id,
        name: title,
        content: (
          <ItemText
            list="feature"
            id={id}
            name={title}
            lastChange={lastChange}
            above={`Shows: ${screenNames[screen]}`}
          >
            {description}
          </ItemText>
        ),
        actions: <ItemActions list="feature" id={id} name={title} />,
      }))}
    />
  )
}
