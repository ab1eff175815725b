import { PostList } from '@/components/site/blog/post-list'
import { StayUpdated } from '@/components/site/newsletter/stay-updated'
import { feedLink } from '@/lib/blog/feed'
import { firstList } from '@/lib/blog/list-address'
import { countPublishedPosts, getFeaturedPost, listPublishedPosts } from '@/lib/blog/queries'
import { subscribe } from '@/lib/newsletter/actions'
import { pageMetadata } from '@/lib/platform/seo'
import { site } from '@/lib/site'

export const ensureStatic = 'navigation'

const page = pageMetadata({
  title: 'Blog',
  description: `Saving, planning and spending in naira, in plain words. The blog of ${site.name}.`,
  path: '/blog',
})

export const metadata = { ...page, alternates: { ...page.alternates, ...feedLink } }

/** Nothing chosen: the same for everyone. With something chosen, app/blog/search answers. */
export default async function BlogPage() {
  const featured = await getFeaturedPost()
  const [posts, counts] = await Promise.all([
    listPublishedPosts({ ...firstList, ...(featured ? { except: featured.id } : {}) }),
    countPublishedPosts(),
  ])
  return (
    <PostList state={firstList} page={posts} counts={counts} featured={featured}>
      <StayUpdated subscribe={subscribe} source="blog" />
    </PostList>
  )
}
