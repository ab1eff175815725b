import { PostList } from '@/components/site/blog/post-list'
import { StayUpdated } from '@/components/site/newsletter/stay-updated'
import { isFiltered, readListState } from '@/lib/blog/list-address'
import { countPublishedPosts, getFeaturedPost, listPublishedPosts } from '@/lib/blog/queries'
import { subscribe } from '@/lib/newsletter/actions'
import { pageMetadata } from '@/lib/platform/seo'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Made for who asks for it. */
export const ensureStatic = false
/** Waits for its rows: a part that comes later would need script to be shown. */
export const instant = false

export async function generateMetadata({ searchParams }: Props) {
  const { search, category } = readListState(await searchParams)
  const title = search ? `“${search}” in the blog` : category ? `${category} articles` : 'Blog'
  const page = pageMetadata({ title, description: 'Articles that match what you chose.', path: '/blog' })
  return { ...page, robots: { index: false, follow: true } }
}

/** The blog's list with something chosen. */
export default async function BlogSearchPage({ searchParams }: Props) {
  const state = readListState(await searchParams)
  const featured = isFiltered(state) ? null : await getFeaturedPost()
  const [posts, counts] = await Promise.all([
    listPublishedPosts({ ...state, ...(featured ? { except: featured.id } : {}) }),
    countPublishedPosts(),
  ])
  return (
    <PostList state={state} page={posts} counts={counts} featured={featured}>
      <StayUpdated subscribe={subscribe} source="blog" />
    </PostList>
  )
}
