import type { PublicPage } from '@/lib/platform/public-page'
import { getAboutChange } from './queries'

export async function listAboutPages(): Promise<PublicPage[]> {
  return [{ path: '/about', changedAt: await getAboutChange() }]
}
