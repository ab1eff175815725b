import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { firstList, isFiltered, type ListState, listUrl, nothingFound } from '@/lib/blog/list-url'
import type { PostCard as Post, PostPage } from '@/lib/blog/queries'
import { MAX_PAGES } from '@/lib/blog/schema'
import { formatCount } from '@/lib/count'
import { site } from '@/lib/site'
import { BlogScript } from './blog-script'
import { BrokenCoversScript } from './broken-covers-script'
import { CategoryList, type PostCounts } from './category-list'
import { LoadMore, SearchBox, SortBox } from './list-controls'
import { PostCard } from './post-card'

/** Search and sorting appear once there are this many articles. Fewer fit on one screen. */
const MIN_FOR_TOOLS = 6

interface PostListProps {
  state: ListState
  page: PostPage
  counts: PostCounts
  /** Shown at the top while no filter is active. */
  featured: Post | null
  /** The newsletter box. */
  children: ReactNode
}

/** Shows the blog's list, filtered or not. */
export function PostList({ state, page, counts, featured, children }: PostListProps) {
  const hasTools = counts.total >= MIN_FOR_TOOLS || state.search !== ''
  return (
    <div>
      <header className="bg-mint">
        <div className="wrap py-10 md:py-14">
          <h1 className="max-w-[18ch] font-display text-4xl font-extrabold tracking-tight">
            How to make money last
          </h1>
          <p className="mt-4 max-w-[62ch] text-lg text-neutral-700">
            The {site.name} blog: saving, planning and spending in Nigeria, in plain English.
          </p>
        </div>
      </header>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_17rem] lg:grid-rows-[auto_1fr]">
        <aside
          aria-label="Find articles"
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 lg:col-start-2"
        >
          {hasTools && <SearchBox state={state} />}
          <CategoryList state={state} counts={counts} />
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {featured && <PostCard post={featured} isFeatured heading="h2" />}
          <Results state={state} page={page} isAlone={!featured} hasTools={hasTools} />
        </div>
        <div className="lg:col-start-2">{children}</div>
      </div>
      <BrokenCoversScript />
      <BlogScript />
    </div>
  )
}

interface ResultsProps {
  state: ListState
  page: PostPage
  /** True if no featured article is above the results. */
  isAlone: boolean
  /** True if there are enough articles to search and sort. */
  hasTools: boolean
}

function Results({ state, page: { posts, total, hasMore }, isAlone, hasTools }: ResultsProps) {
  if (posts.length === 0 && !isAlone) return null
  if (posts.length === 0)
    return (
      <EmptyState
        title="No articles found"
        action={
          isFiltered(state) && (
            <a href={listUrl(firstList)} className={buttonClass({ variant: 'secondary' })}>
              Show all posts
            </a>
          )
        }
      >
        {nothingFound(state)}
      </EmptyState>
    )
  const title = titleOf(state, total, isAlone)
  return (
    <section
      // Has an attribute instead of an id, because the router keeps previous pages in the document.
      aria-label={title}
      data-articles=""
      className={isAlone ? undefined : 'mt-14 border-t border-line pt-8'}
    >
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="font-display text-2xl font-bold tracking-tight wrap-anywhere">{title}</h2>
        {hasTools && <SortBox state={state} />}
      </div>
      <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      {hasMore && state.pages < MAX_PAGES && <LoadMore state={state} shown={posts.length} />}
      {hasMore && state.pages >= MAX_PAGES && (
        <p className="mt-12 text-center text-fg-soft">
          Showing the first {posts.length} of {formatCount(total)} articles. To find more, search or choose a
          category.
        </p>
      )}
    </section>
  )
}

function titleOf({ search, category }: ListState, total: number, isAlone: boolean) {
  const count = `${total} ${total === 1 ? 'article' : 'articles'}`
  if (search) return `${count}${category ? ` in ${category}` : ''} for “${search}”`
  return category ? `${count} in ${category}` : isAlone ? 'All articles' : 'More articles'
}
