import { StayUpdated } from '@/components/site/newsletter/stay-updated'
import { isFiltered, type ListState } from '@/lib/blog/list-address'
import { countPublishedPosts, getFeaturedPost, listPublishedPosts } from '@/lib/blog/queries'
import { subscribe } from '@/lib/newsletter/actions'
import { PostList } from './post-list'

/** What both pages of the list show; the featured post stands apart unless something is chosen that may leave it out. */
export async function Posts({ state }: { state: ListState }) {
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
