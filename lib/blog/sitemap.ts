import { listPages, type PublicPage } from '@/lib/platform/public-page'
import { listPostSlugs } from './queries'

export async function listBlogPages(): Promise<PublicPage[]> {
  return listPages('/blog', await listPostSlugs())
}
