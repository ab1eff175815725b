import { BackLink } from '@/components/site/back-link'
import { listHeadings, Markdown } from '@/components/site/prose/markdown'
import { buttonClass } from '@/components/ui/button'
import { firstList, listUrl } from '@/lib/blog/list-url'
import { LONG_ARTICLE_HEADINGS } from '@/lib/blog/markdown'
import type { PublishedPost } from '@/lib/blog/queries'
import { postCategories } from '@/lib/blog/schema'
import { modifiedDate } from '@/lib/blog/structured-data'
import { formatLongDate, lagosDay } from '@/lib/dates'
import type { PublicImage } from '@/lib/media/schema'
import { site } from '@/lib/site'
import { Cover } from './cover'
import { ShareLinks } from './share-links'
import { TableOfContents } from './table-of-contents'

interface PostArticleProps {
  post: PublishedPost
  /** The gallery images in the text, by URL. */
  images: Record<string, PublicImage>
  /** The article's URL, for sharing. */
  url: string
}

export function PostArticle({ post, images, url }: PostArticleProps) {
  const { id, title, category, content, image } = post
  const anchor = `s${id.slice(-4)}`
  const headings = listHeadings(content, anchor)
  const isLong = headings.length >= LONG_ARTICLE_HEADINGS
  return (
    <article className="wrap py-6 wrap-anywhere md:pb-16">
      <BackLink href="/blog" data-back="">
        Back to Blog
      </BackLink>
      <Cover
        category={category}
        title={title}
        image={image}
        isDescribed
        isFirst
        isWide
        sizes="(min-width: 80rem) 75rem, 94vw"
        className="mt-4 aspect-[2/1] rounded-md md:aspect-[5/2] md:rounded-lg"
      />
      <div className="mt-8 grid gap-x-16 gap-y-8 md:mt-12 lg:grid-cols-[14rem_minmax(0,43rem)]">
        <header className="lg:col-start-2">
          <Facts post={post} />
          <h1 className="mt-4 font-display text-3xl font-extrabold tracking-tight">{title}</h1>
          <p className="mt-6 text-xl text-pretty text-neutral-700">{post.excerpt}</p>
        </header>
        {isLong && (
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <TableOfContents headings={headings} />
          </div>
        )}
        <div className="min-w-0 lg:col-start-2">
          {content ? (
            <Markdown text={content} images={images} anchor={anchor} />
          ) : (
            <p>Full article content coming soon...</p>
          )}
          <Closing url={url} title={title} />
        </div>
      </div>
    </article>
  )
}

function Facts({ post }: { post: PublishedPost }) {
  const { category, author, date, readTime } = post
  const changed = modifiedDate(post)
  const knownCategory = postCategories.find((each) => each === category) ?? null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-fg-soft">
      <a
        href={listUrl({ ...firstList, category: knownCategory })}
        className="rounded-full bg-mint px-3 py-1 font-semibold text-brand-deep hover:bg-mint-deep"
      >
        {category}
      </a>
      <span>{author}</span>
      <time dateTime={lagosDay(date)}>{formatLongDate(date)}</time>
      {changed && (
        <span>
          Updated <time dateTime={lagosDay(changed)}>{formatLongDate(changed)}</time>
        </span>
      )}
      <span>{readTime}</span>
    </p>
  )
}

/** Suggests what to do next. */
function Closing({ url, title }: { url: string; title: string }) {
  return (
    <footer className="mt-14 grid grid-cols-1 gap-8 border-t border-line pt-8 print:hidden">
      <ShareLinks url={url} title={title} />
      <div className="rounded-lg bg-ink p-6 text-white [--ring:var(--color-marigold)] sm:p-8">
        <h2 className="font-display text-2xl font-bold">Let the calendar do the rest</h2>
        <p className="mt-2 max-w-[46ch] text-mint">
          Lock a sum once, and get it back on the days you choose. {site.feeFact}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a
            href={site.downloadUrl}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'highlight' })}
          >
            Download the app
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          <a href="/blog" data-back="" className={buttonClass({ variant: 'secondary' })}>
            Read More Articles
          </a>
        </div>
      </div>
    </footer>
  )
}
