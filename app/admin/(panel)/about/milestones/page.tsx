import type { Metadata } from 'next'
import { ContentScreen } from '@/components/admin/content/content-screen'
import { deleteAboutItem, reorderAboutItems, restoreAboutItem } from '@/lib/about/actions'
import { aboutLists } from '@/lib/about/lists'
import { requireAdmin } from '@/lib/auth/session'
import { listRows } from '@/lib/content/admin-queries'
import { MilestoneForm } from './milestone-form'

export const metadata: Metadata = { title: 'Milestones · About' }

export default async function MilestonesPage() {
  await requireAdmin('about')
  return (
    <ContentScreen
      list={aboutLists.milestone}
      rows={listRows(aboutLists.milestone)}
      description="The timeline under Our Journey, in this order."
      empty={{
        title: 'No milestones yet',
        text: 'The section is hidden until you add one. Create your first milestone to get started.',
      }}
      row={({ year, title, description }) => ({
        name: title,
        above: year,
        children: description || 'No description',
      })}
      form={MilestoneForm}
      actions={{ remove: deleteAboutItem, restore: restoreAboutItem, reorder: reorderAboutItems }}
    />
  )
}
