import type { Metadata } from 'next'
import { TrashScreen } from '@/components/admin/content/trash-screen'
import { requireAdmin } from '@/lib/auth/session'
import { listTrash } from '@/lib/content/admin-queries'
import { restorePressItem } from '@/lib/press/actions'
import { pressLists } from '@/lib/press/lists'
import { press } from '@/lib/press/noun'

export const metadata: Metadata = { title: 'Trash · Press Kit' }

export default async function TrashPage() {
  await requireAdmin('press')
  return (
    <TrashScreen content={press.content} trash={listTrash('press', pressLists)} restore={restorePressItem} />
  )
}
