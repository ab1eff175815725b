import type { Metadata } from 'next'
import { ContentScreen } from '@/components/admin/content/content-screen'
import { requireAdmin } from '@/lib/auth/session'
import { listRows } from '@/lib/content/admin-queries'
import { deleteLandingItem, reorderLandingItems, restoreLandingItem } from '@/lib/landing/actions'
import { landingLists } from '@/lib/landing/lists'
import { FeatureForm } from './feature-form'
import { screenNames } from './feature-names'

export const metadata: Metadata = { title: 'Features · Landing page' }

export default async function FeaturesPage() {
  await requireAdmin('landing')
  return (
    <ContentScreen
      list={landingLists.feature}
      rows={listRows(landingLists.feature)}
      description="The feature tabs on the landing page, each next to an illustration of an app screen."
      empty={{
        title: 'No features yet',
        text: 'The section is hidden until you add one. Create your first feature to get started.',
      }}
      row={({ screen, title, description }) => ({
        name: title,
        above: `Illustration: ${screenNames[screen]}`,
        children: description,
      })}
      form={FeatureForm}
      actions={{ remove: deleteLandingItem, restore: restoreLandingItem, reorder: reorderLandingItems }}
    />
  )
}
