import type { Metadata } from 'next'
import { ContentScreen } from '@/components/admin/content/content-screen'
import { requireAdmin } from '@/lib/auth/session'
import { listRows } from '@/lib/content/admin-queries'
import { deletePressItem, reorderPressItems, restorePressItem } from '@/lib/press/actions'
import { pressLists } from '@/lib/press/lists'
import { MessageForm } from './message-form'

export const metadata: Metadata = { title: 'Key Messages · Press Kit' }

export default async function KeyMessagesPage() {
  await requireAdmin('press')
  return (
    <ContentScreen
      list={pressLists.message}
      rows={listRows(pressLists.message)}
      description="What journalists should remember about us, in the order shown on the press page."
      empty={{ title: 'No key messages added yet', text: 'The section is hidden until you add one' }}
      row={({ title, description }) => ({ name: title, children: description })}
      form={MessageForm}
      actions={{ remove: deletePressItem, restore: restorePressItem, reorder: reorderPressItems }}
    />
  )
}
