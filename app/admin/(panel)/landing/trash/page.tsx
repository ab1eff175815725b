import type { Metadata } from 'next'
import { TrashScreen } from '@/components/admin/content/trash-screen'
import { requireAdmin } from '@/lib/auth/session'
import { listTrash } from '@/lib/content/admin-queries'
import { restoreLandingItem } from '@/lib/landing/actions'
import { landingLists } from '@/lib/landing/lists'
import { landing } from '@/lib/landing/noun'

export const metadata: Metadata = { title: 'Trash · Landing page' }

export default async function TrashPage() {
  await requireAdmin('landing')
  return (
    <TrashScreen
      content={landing.content}
      trash={listTrash('landing', landingLists)}
      restore={restoreLandingItem}
    />
  )
}
