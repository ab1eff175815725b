import { SearchUnavailable } from '@/components/site/search-unavailable'
import { listAddress, readListState } from '@/lib/blog/list-address'
import { orNull } from '@/lib/platform/or-null'
import { pageMetadata } from '@/lib/platform/seo'
import { Posts } from '../posts'

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
  const page = pageMetadata({
    title,
    description: 'Articles that match your search.',
    path: '/blog',
    picture: 'common',
  })
  return { ...page, robots: { index: false, follow: true } }
}

/** The blog's list with something chosen. */
export default async function BlogSearchPage({ searchParams }: Props) {
  const state = readListState(await searchParams)
  const posts = await orNull(() => Posts({ state }))
  return (
    posts ?? <SearchUnavailable href={listAddress(state)} all={{ href: '/blog', label: 'All articles' }} />
  )
}
