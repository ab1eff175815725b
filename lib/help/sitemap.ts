import type { PublicPage } from '@/lib/platform/public-page'
import { articlePath } from './categories'
import { listHelpAddresses } from './queries'

export async function listHelpPages(): Promise<PublicPage[]> {
  const { changedAt, articles } = await listHelpAddresses()
  return [
    changedAt ? { path: '/help', changedAt } : { path: '/help' },
    ...articles.map(({ slug, updatedAt }) => ({ path: articlePath(slug), changedAt: updatedAt })),
  ]
}
