import { feedLink } from '@/lib/blog/feed'
import { firstList } from '@/lib/blog/list-address'
import { pageMetadata } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import { Posts } from './posts'

export const ensureStatic = 'navigation'

const page = pageMetadata({
  title: 'Blog',
  description: `Saving, planning and spending in naira, in plain words. The blog of ${site.name}.`,
  path: '/blog',
})

export const metadata = { ...page, alternates: { ...page.alternates, ...feedLink } }

/** Nothing chosen: the same for everyone. With something chosen, blog/search answers. */
export default function BlogPage() {
  return <Posts state={firstList} />
}
