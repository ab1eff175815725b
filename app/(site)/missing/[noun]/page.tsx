import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import ArticleNotFound from '../../blog/[slug]/not-found'
import PositionNotFound from '../../careers/[slug]/not-found'
import GuideNotFound from '../../help/[slug]/not-found'
import PrivacyVersionNotFound from '../../privacy/history/[number]/not-found'
import TermsVersionNotFound from '../../terms/history/[number]/not-found'

export const ensureStatic = 'navigation'

const pages = new Map([
  ['blog', { title: 'Article not found', Page: ArticleNotFound }],
  ['careers', { title: 'Position not found', Page: PositionNotFound }],
  ['help', { title: 'Guide not found', Page: GuideNotFound }],
  ['privacy', { title: 'Version not found', Page: PrivacyVersionNotFound }],
  ['terms', { title: 'Version not found', Page: TermsVersionNotFound }],
])

export function generateStaticParams() {
  return [...pages.keys()].map((noun) => ({ noun }))
}

export async function generateMetadata({ params }: PageProps<'/missing/[noun]'>): Promise<Metadata> {
  return { title: pages.get((await params).noun)?.title, robots: { index: false } }
}

/**
 * Renders the page that the server sends with status 404 when a page below /<noun> calls `notFound()`. The document
 * that Next renders for such a page is empty until its scripts have run.
 */
export default async function MissingPage({ params }: PageProps<'/missing/[noun]'>) {
  const found = pages.get((await params).noun)
  if (!found) notFound()
  return <found.Page />
}
