import { listPages, type PublicPage } from '@/lib/platform/public-page'
import { listPositionAddresses } from './queries'

export async function listCareersPages(): Promise<PublicPage[]> {
  return listPages('/careers', await listPositionAddresses())
}
