import { SearchUnavailable } from '@/components/site/search-unavailable'
import { listUrl, readListState } from '@/lib/blog/list-url'
import { orNull } from '@/lib/platform/or-null'
import { pageMetadata } from '@/lib/platform/seo'
import { Posts } from '../posts'

/** Renders the page as a whole, because streamed parts need JavaScript to appear. */
export const instant = false

export async function generateMetadata({ searchParams }: PageProps<'/blog/search'>) {
  const { search, category } = readListState(await searchParams)
  const title = search ? `“${search}” in the blog` : category ? `${category} articles` : 'Blog'
  const page = pageMetadata({
    title,
    description: 'Articles that match your search.',
    path: '/blog',
    picture: 'common',
  })
  return { ...page, robots: { index: false, follow: true } }
}

/** Shows the blog's filtered list. */
export default async function BlogSearchPage({ searchParams }: PageProps<'/blog/search'>) {
  const state = readListState(await searchParams)
  const posts = await orNull(() => Posts({ state }))
  return posts ?? <SearchUnavailable href={listUrl(state)} all={{ href: '/blog', label: 'All articles' }} />
}
