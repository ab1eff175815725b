import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/site/back-link'
import { TableOfContents } from '@/components/site/blog/table-of-contents'
import { JsonLd } from '@/components/site/json-ld'
import { listHeadings, Markdown } from '@/components/site/prose/markdown'
import { getContactInfo } from '@/lib/contact/queries'
import { formatLongDate, lagosDay } from '@/lib/dates'
import { articlePath } from '@/lib/help/categories'
import { getHelpArticle, type HelpArticleCard, listHelpAddresses, listHelpArticles } from '@/lib/help/queries'
import { articleGraph } from '@/lib/help/structured-data'
import { listMediaPaths } from '@/lib/media/media-paths'
import { findPublicImages } from '@/lib/media/public-images'
import { env } from '@/lib/platform/env'
import { pageMetadata } from '@/lib/platform/seo'
import { StillNeedHelp } from '../still-need-help'

export const ensureStatic = 'navigation'

const ANCHOR = 'guide'
/** The build requires at least one path, even if there are no guides. */
const NO_ARTICLE = { slug: 'none' }

export async function generateStaticParams() {
  const { articles } = await listHelpAddresses()
  return articles.length > 0 ? articles.map(({ slug }) => ({ slug })) : [NO_ARTICLE]
}

export async function generateMetadata({ params }: PageProps<'/help/[slug]'>): Promise<Metadata> {
  const article = await getHelpArticle((await params).slug)
  if (!article) return { title: 'Guide not found' }
  const { slug, title, summary } = article
  return pageMetadata({ title: `${title} · Help Center`, description: summary, path: articlePath(slug) })
}

/** Renders a guide. Looks it up before sending anything, because the status code depends on whether it exists. */
export default async function HelpArticlePage({ params }: PageProps<'/help/[slug]'>) {
  const article = await getHelpArticle((await params).slug)
  if (!article) notFound()
  const { slug, title, summary, content, updatedAt } = article
  const [images, articles, info] = await Promise.all([
    findPublicImages(listMediaPaths(content), 'help'),
    listHelpArticles(),
    getContactInfo(),
  ])
  const headings = listHeadings(content, ANCHOR)
  const others = articles.filter((other) => other.slug !== slug)
  return (
    <div>
      <article className="wrap py-6 pb-16 wrap-anywhere md:pb-24">
        <BackLink href="/help">Help Center</BackLink>
        <div className="mt-6 grid gap-x-16 gap-y-8 md:mt-10 lg:grid-cols-[14rem_minmax(0,43rem)]">
          <header className="lg:col-start-2">
            <h1 className="font-display text-4xl font-extrabold tracking-tight">{title}</h1>
            <p className="mt-5 text-xl text-pretty text-neutral-700">{summary}</p>
            <p className="mt-4 text-sm text-fg-soft">
              Updated <time dateTime={lagosDay(updatedAt)}>{formatLongDate(updatedAt)}</time>
            </p>
          </header>
          {headings.length > 1 && (
            <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
              <TableOfContents headings={headings} />
            </div>
          )}
          <div className="min-w-0 lg:col-start-2">
            <Markdown text={content} images={images} anchor={ANCHOR} />
            {others.length > 0 && <OtherGuides articles={others} />}
          </div>
        </div>
      </article>
      <StillNeedHelp email={info.email} />
      <JsonLd data={articleGraph(env.APP_URL, article)} />
    </div>
  )
}

function OtherGuides({ articles }: { articles: HelpArticleCard[] }) {
  return (
    <aside aria-label="Other guides" className="mt-14 border-t border-line pt-8">
      <h2 className="text-sm font-semibold text-fg-soft">Other guides</h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {articles.map(({ slug, title, summary }) => (
          <li key={slug}>
            <a
              href={articlePath(slug)}
              className="block h-full rounded-md border border-line bg-surface p-4 hover:bg-mint"
            >
              <span className="font-semibold">{title}</span>
              <span className="mt-0.5 block text-sm text-fg-soft">{summary}</span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
