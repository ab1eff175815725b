import type { Metadata } from 'next'
import { TrashScreen } from '@/components/admin/content/trash-screen'
import { restoreAboutItem } from '@/lib/about/actions'
import { aboutLists } from '@/lib/about/lists'
import { about } from '@/lib/about/noun'
import { requireAdmin } from '@/lib/auth/session'
import { listTrash } from '@/lib/content/admin-queries'

export const metadata: Metadata = { title: 'Trash · About' }

export default async function TrashPage() {
  await requireAdmin('about')
  return (
    <TrashScreen content={about.content} trash={listTrash('about', aboutLists)} restore={restoreAboutItem} />
  )
}
