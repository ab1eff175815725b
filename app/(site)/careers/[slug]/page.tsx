import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { JsonLd } from '@/components/site/json-ld'
import { getHiringContact, getPosition, listOpenPositions, listPositionSlugs } from '@/lib/careers/queries'
import { paragraphsOf, positionGraph } from '@/lib/careers/structured-data'
import { env } from '@/lib/platform/env'
import { pageMetadata } from '@/lib/platform/seo'
import { shorten } from '@/lib/shorten'
import { OtherPositions } from '../other-positions'
import { PausedPosition } from '../paused-position'
import { PositionArticle } from '../position-article'

export const ensureStatic = 'navigation'

/** The build requires at least one path, even if there are no open positions. */
const NO_POSITION = { slug: 'none' }
/** The longest description that search engines show. */
const DESCRIPTION_MAX = 160

export async function generateStaticParams() {
  const positions = await listPositionSlugs()
  return positions.length > 0 ? positions.map(({ slug }) => ({ slug })) : [NO_POSITION]
}

export async function generateMetadata({ params }: PageProps<'/careers/[slug]'>): Promise<Metadata> {
  const position = await getPosition((await params).slug)
  if (!position) return { title: 'Position not found' }
  const { slug, title } = position
  const path = `/careers/${slug}`
  if (position.status === 'paused') {
    const page = pageMetadata({ title, description: 'This position is paused.', path })
    return { ...page, robots: { index: false, follow: true } }
  }
  const { location, type, salary, description } = position
  const facts = [location, type, salary].filter(Boolean).join(', ')
  return pageMetadata({
    title: `${title}, ${location}`,
    description: shorten(`${facts}. ${paragraphsOf(description)[0] ?? ''}`, DESCRIPTION_MAX),
    path,
  })
}

/**
 * Renders a position. Looks it up before sending anything, because the status code depends on whether it is open,
 * paused or missing.
 */
export default async function PositionPage({ params }: PageProps<'/careers/[slug]'>) {
  const position = await getPosition((await params).slug)
  if (!position) notFound()
  const contact = await getHiringContact()
  if (position.status === 'paused') return <PausedPosition position={position} contact={contact} />
  const others = (await listOpenPositions()).filter(({ id }) => id !== position.id)
  return (
    <div>
      <PositionArticle position={position} contact={contact} />
      {others.length > 0 && <OtherPositions positions={others} />}
      <JsonLd data={positionGraph(env.APP_URL, position)} />
    </div>
  )
}
