import { Cover } from '@/components/site/blog/cover'
import { classNames } from '@/components/ui/class-names'
import type { PostCard as Post } from '@/lib/blog/queries'
import { CARD_EXCERPT } from '@/lib/blog/schema'
import { formatLongDate, lagosDay } from '@/lib/dates'
import { shorten } from '@/lib/shorten'

const FEATURED_EXCERPT = 140

interface PostCardProps {
  post: Post
  /** True for the first card on the page, which is full width. */
  isFeatured?: boolean
  /** The heading level of the title. */
  heading?: 'h2' | 'h3'
}

/** Shows an article in a list. The whole card is one link. */
export function PostCard({ post, isFeatured, heading: Heading = 'h3' }: PostCardProps) {
  const { slug, title, excerpt, author, category, date, readTime, image } = post
  return (
    <article
      className={classNames(
        'group relative grid content-start gap-x-8 gap-y-4 wrap-anywhere',
        isFeatured && 'md:grid-cols-2 md:items-center lg:grid-cols-[3fr_2fr]',
      )}
    >
      <Cover
        category={category}
        title={title}
        image={image}
        isFirst={isFeatured}
        sizes={
          isFeatured
            ? '(min-width: 80rem) 34rem, (min-width: 48rem) 45vw, 92vw'
            : '(min-width: 80rem) 26rem, (min-width: 40rem) 45vw, 92vw'
        }
        className={classNames('rounded-md', isFeatured ? 'aspect-[4/3] max-md:aspect-video' : 'aspect-video')}
      />
      <div>
        <p className="flex flex-wrap gap-x-3 text-sm text-fg-soft">
          <span className="font-semibold text-brand">{category}</span>
          <span>{readTime}</span>
        </p>
        <Heading
          className={classNames(
            'mt-2 font-display font-bold',
            isFeatured ? 'text-2xl tracking-tight' : 'text-xl leading-tight',
          )}
        >
          <a
            href={`/blog/${slug}`}
            className="underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-ring"
          >
            {title}
          </a>
        </Heading>
        <p
          className={classNames(
            'mt-3 text-neutral-700',
            isFeatured ? 'line-clamp-5 text-lg' : 'line-clamp-3',
          )}
        >
          {shorten(excerpt, isFeatured ? FEATURED_EXCERPT : CARD_EXCERPT)}
        </p>
        <p className="mt-4 text-sm text-fg-soft">
          {author} · <time dateTime={lagosDay(date)}>{formatLongDate(date)}</time>
        </p>
      </div>
    </article>
  )
}
