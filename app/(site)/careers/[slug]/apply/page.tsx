import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { apply } from '@/lib/applications/actions'
import { getConsentFacts } from '@/lib/applications/queries'
import { getHiringContact, getPosition, listPositionSlugs } from '@/lib/careers/queries'
import { pageMetadata } from '@/lib/platform/seo'
import { ApplyFrame } from '../../_apply/apply-frame'
import { ApplyPageForm } from '../../_apply/apply-page-form'
import { NextSteps } from '../../_apply/next-steps'
import { PausedPosition } from '../../paused-position'

export const ensureStatic = 'navigation'

/** The build requires at least one path, even if there are no open positions. */
const NO_POSITION = { slug: 'none' }

export async function generateStaticParams() {
  const positions = await listPositionSlugs()
  return positions.length > 0 ? positions.map(({ slug }) => ({ slug })) : [NO_POSITION]
}

export async function generateMetadata({ params }: PageProps<'/careers/[slug]/apply'>): Promise<Metadata> {
  const { slug } = await params
  const position = await getPosition(slug)
  const title = position ? `Apply for ${position.title}` : 'Position not found'
  const page = pageMetadata({ title, description: title, path: `/careers/${slug}/apply`, picture: 'common' })
  return { ...page, robots: { index: false } }
}

export default async function ApplyPage({ params }: PageProps<'/careers/[slug]/apply'>) {
  const { slug } = await params
  const position = await getPosition(slug)
  if (!position) notFound()
  if (position.status === 'paused')
    return <PausedPosition position={position} contact={await getHiringContact()} />
  const { title, department, location, type, salary } = position
  const page = `/careers/${slug}`

  return (
    <ApplyFrame
      title={`Apply for ${title}`}
      back={{ href: page, label: 'Back to the position' }}
      intro={
        <>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-lg">
            {[department, location, type, salary].filter(Boolean).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p>All fields are required unless marked optional.</p>
          <NextSteps />
        </>
      }
    >
      <ApplyPageForm
        apply={apply}
        slug={slug}
        positionTitle={title}
        consent={await getConsentFacts()}
        back={page}
      />
    </ApplyFrame>
  )
}
