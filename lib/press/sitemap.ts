import type { PublicPage } from '@/lib/platform/public-page'
import { getPressKit } from './queries'

export async function listPressPages(): Promise<PublicPage[]> {
  return [{ path: '/press', changedAt: (await getPressKit()).changedAt }]
}
