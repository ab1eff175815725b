import { listPages, type PublicPage } from '@/lib/platform/public-page'
import { listPostAddresses } from './queries'

export async function listBlogPages(): Promise<PublicPage[]> {
  return listPages('/blog', await listPostAddresses())
}
