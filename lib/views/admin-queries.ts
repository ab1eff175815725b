import 'server-only'
import { mayOpen } from '@/lib/auth/access'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'
import type { SavedView } from './view-query'

/** Lists the signed-in person's own views of the lists that they may open, by name. */
export async function listViews(): Promise<SavedView[]> {
  const admin = await requireAdmin('account')
  const views = await db.savedView.findMany({
    where: { userId: admin.id },
    orderBy: [{ screen: 'asc' }, { name: 'asc' }],
    select: { id: true, screen: true, name: true, query: true },
  })
  return views.filter(({ screen }) => mayOpen(admin.role, screen))
}
