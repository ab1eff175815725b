import { listPublishedPosts } from '@/lib/blog/queries'
import { CARD_EXCERPT } from '@/lib/blog/schema'
import { formatLongDate, lagosDay } from '@/lib/dates'
import { shorten } from '@/lib/shorten'

const SHOWN = 3

/** Lists the latest articles as examples of what subscribers get. Renders nothing if there are none. */
export async function RecentPosts() {
  const { posts } = await listPublishedPosts({ search: '', category: null, sort: 'latest', pages: 1 })
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="recent-posts" className="wrap py-12 md:py-18">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="recent-posts" className="font-display text-2xl font-bold tracking-tight">
          Recent articles
        </h2>
        <a href="/blog" className="font-semibold text-brand underline underline-offset-4">
          All articles
        </a>
      </div>
      <ul className="mt-6 grid gap-x-8 border-t border-line md:grid-cols-3 md:border-t-0">
        {posts.slice(0, SHOWN).map(({ id, slug, title, excerpt, category, date, readTime }) => (
          <li key={id} className="relative border-line py-5 max-md:border-b md:border-t">
            <p className="flex flex-wrap gap-x-3 text-sm text-fg-soft">
              <span className="font-semibold text-brand">{category}</span>
              <span>{readTime}</span>
            </p>
            <h3 className="mt-2 font-display text-xl leading-tight font-bold wrap-anywhere">
              <a
                href={`/blog/${slug}`}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {title}
              </a>
            </h3>
            <p className="mt-2 line-clamp-3 text-neutral-700">{shorten(excerpt, CARD_EXCERPT)}</p>
            <p className="mt-3 text-sm text-fg-soft">
              <time dateTime={lagosDay(date)}>{formatLongDate(date)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
