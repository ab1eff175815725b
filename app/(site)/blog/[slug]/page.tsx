import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { PostArticle } from '@/components/site/blog/post-article'
import { JsonLd } from '@/components/site/json-ld'
import { StayUpdated } from '@/components/site/newsletter/stay-updated'
import { feedLink } from '@/lib/blog/feed'
import type { PostCard as Post } from '@/lib/blog/queries'
import { getPublishedPost, getRelatedPosts, listPostSlugs, resolveOldSlug } from '@/lib/blog/queries'
import { postGraph } from '@/lib/blog/structured-data'
import { listMediaPaths } from '@/lib/media/media-paths'
import { findPublicImages } from '@/lib/media/public-images'
import { subscribe } from '@/lib/newsletter/actions'
import { env } from '@/lib/platform/env'
import { pageMetadata } from '@/lib/platform/seo'
import { BlogScript } from '../blog-script'
import { BrokenCoversScript } from '../broken-covers-script'
import { CountRead } from '../count-read'
import { PostCard } from '../post-card'

export const ensureStatic = 'navigation'

const RELATED = 2

/** The build requires at least one path, even if there are no articles. */
const NO_ARTICLE = { slug: 'none' }

export async function generateStaticParams() {
  const posts = await listPostSlugs()
  return posts.length > 0 ? posts.map(({ slug }) => ({ slug })) : [NO_ARTICLE]
}

export async function generateMetadata({ params }: PageProps<'/blog/[slug]'>): Promise<Metadata> {
  const post = await getPublishedPost((await params).slug)
  if (!post) return { title: 'Article not found' }
  const { slug, title, excerpt, author, category, date, updatedAt } = post
  const page = pageMetadata({ title, description: excerpt, path: `/blog/${slug}` })
  return {
    ...page,
    authors: [{ name: author }],
    alternates: { ...page.alternates, ...feedLink },
    openGraph: {
      ...page.openGraph,
      type: 'article',
      publishedTime: date.toISOString(),
      modifiedTime: updatedAt.toISOString(),
      section: category,
    },
  }
}

/**
 * Renders an article. Looks it up before sending anything, because the status code depends on whether it exists or
 * has moved.
 */
export default async function PostPage({ params }: PageProps<'/blog/[slug]'>) {
  const { slug } = await params
  const post = await getPublishedPost(slug)
  if (!post) {
    const newSlug = await resolveOldSlug(slug)
    if (newSlug) permanentRedirect(`/blog/${newSlug}`)
    notFound()
  }
  const [images, related] = await Promise.all([
    findPublicImages(listMediaPaths(post.content), 'blog'),
    getRelatedPosts(slug, RELATED),
  ])
  return (
    <div>
      <PostArticle post={post} images={images} url={`${env.APP_URL}/blog/${slug}`} />
      <div className="border-t border-line print:hidden">
        <div className="wrap grid gap-x-14 gap-y-12 py-14 md:py-20 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-y-8">
          {related.length > 0 && <ReadNext posts={related} />}
          <div className="lg:col-start-2 lg:row-start-2">
            <StayUpdated subscribe={subscribe} source="article" />
          </div>
        </div>
      </div>
      <BrokenCoversScript />
      <BlogScript />
      <CountRead slug={slug} />
      <JsonLd data={postGraph(env.APP_URL, post)} />
    </div>
  )
}

function ReadNext({ posts }: { posts: Post[] }) {
  return (
    <aside aria-label="Read next" className="grid min-w-0 gap-y-8 lg:row-span-2 lg:grid-rows-subgrid">
      <h2 className="font-display text-2xl font-bold tracking-tight">Read next</h2>
      <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    </aside>
  )
}
