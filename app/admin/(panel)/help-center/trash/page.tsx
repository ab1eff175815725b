import type { Metadata } from 'next'
import { TrashScreen } from '@/components/admin/content/trash-screen'
import { requireAdmin } from '@/lib/auth/session'
import { listTrash } from '@/lib/content/admin-queries'
import { restoreHelpItem } from '@/lib/help/actions'
import { helpLists } from '@/lib/help/lists'
import { help } from '@/lib/help/noun'

export const metadata: Metadata = { title: 'Trash · Help Center' }

export default async function TrashPage() {
  await requireAdmin('help')
  return <TrashScreen content={help.content} trash={listTrash('help', helpLists)} restore={restoreHelpItem} />
}
