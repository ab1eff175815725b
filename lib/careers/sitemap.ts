import { listPages, type PublicPage } from '@/lib/platform/public-page'
import { listPositionSlugs } from './queries'

export async function listCareersPages(): Promise<PublicPage[]> {
  return listPages('/careers', await listPositionSlugs())
}
