import { StayUpdated } from '@/components/site/newsletter/stay-updated'
import { isFiltered, type ListState } from '@/lib/blog/list-url'
import { countPublishedPosts, getFeaturedPost, listPublishedPosts } from '@/lib/blog/queries'
import { subscribe } from '@/lib/newsletter/actions'
import { PostList } from './post-list'

/** Renders the content of both list pages. The featured post is shown separately unless a filter is active. */
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
