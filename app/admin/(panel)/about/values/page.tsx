import type { Metadata } from 'next'
import { ContentScreen } from '@/components/admin/content/content-screen'
import { deleteAboutItem, reorderAboutItems, restoreAboutItem } from '@/lib/about/actions'
import { aboutLists } from '@/lib/about/lists'
import { requireAdmin } from '@/lib/auth/session'
import { listRows } from '@/lib/content/admin-queries'
import { PanelValueIcon } from '../panel-value-icon'
import { ValueForm } from './value-form'

export const metadata: Metadata = { title: 'Core Values · About' }

export default async function CoreValuesPage() {
  await requireAdmin('about')
  return (
    <ContentScreen
      list={aboutLists.value}
      rows={listRows(aboutLists.value)}
      description="What the company believes in. Each value is a card with an icon."
      empty={{
        title: 'No core values yet',
        text: 'The section is hidden until you add one. Create your first core value to get started.',
      }}
      row={({ icon, title, description }) => ({
        name: title,
        children: description,
        picture: <PanelValueIcon icon={icon} className="mt-1 size-9" />,
      })}
      form={ValueForm}
      actions={{ remove: deleteAboutItem, restore: restoreAboutItem, reorder: reorderAboutItems }}
    />
  )
}
