import { listPages, type PublicPage } from '@/lib/platform/public-page'
import { getListChangedAt, listPositionSlugs } from './queries'

export async function listCareersPages(): Promise<PublicPage[]> {
  const [positions, changedAt] = await Promise.all([listPositionSlugs(), getListChangedAt()])
  const [overview, ...pages] = listPages('/careers', positions)
  return [{ path: '/careers', ...overview, ...(changedAt && { changedAt }) }, ...pages]
}
