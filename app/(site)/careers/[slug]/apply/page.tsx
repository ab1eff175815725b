import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ApplyFrame } from '@/components/site/apply/apply-frame'
import { ApplyPageForm } from '@/components/site/apply/apply-page-form'
import { NextSteps } from '@/components/site/apply/next-steps'
import { buttonClass } from '@/components/ui/button'
import { apply } from '@/lib/applications/actions'
import { getConsentFacts } from '@/lib/applications/queries'
import { getPosition, listPositionAddresses } from '@/lib/careers/queries'
import { pageMetadata } from '@/lib/platform/seo'

export const ensureStatic = 'navigation'

interface Props {
  params: Promise<{ slug: string }>
}

/** The build wants one address at least, also while nobody is looked for. */
const NO_POSITION = { slug: 'none' }

export async function generateStaticParams() {
  const positions = await listPositionAddresses()
  return positions.length > 0 ? positions.map(({ slug }) => ({ slug })) : [NO_POSITION]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const position = await getPosition(slug)
  const title = position ? `Apply for ${position.title}` : 'This position is not here'
  const page = pageMetadata({ title, description: title, path: `/careers/${slug}/apply` })
  return { ...page, robots: { index: false } }
}

export default async function ApplyPage({ params }: Props) {
  const { slug } = await params
  const position = await getPosition(slug)
  if (!position) notFound()
  if (position.status !== 'active') return <ShutPosition {...position} />
  const { title, department, location, type, salary } = position
  const page = `/careers/${slug}`

  return (
    <ApplyFrame
      title={`Apply for ${title}`}
      back={{ href: page, label: 'About this position' }}
      intro={
        <>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-lg">
            {[department, location, type, salary].filter(Boolean).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p>Fields are required unless they say otherwise.</p>
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

function ShutPosition({ title, status }: { title: string; status: 'paused' | 'closed' }) {
  return (
    <ApplyFrame
      title={title}
      back={{ href: '/careers', label: 'Careers' }}
      intro={
        <p className="text-lg">
          {status === 'paused'
            ? 'This position takes no applications for the time being.'
            : 'This position is filled, or we stopped looking. It takes no applications any more.'}
        </p>
      }
    >
      <h2 className="font-display text-2xl font-bold">There may be another one for you</h2>
      <p className="mt-3 max-w-[52ch] text-fg-soft">
        See what is open, or send us your resume: we write when something comes up that suits you.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href="/careers" className={buttonClass()}>
          View Open Positions
        </a>
        <a href="/careers/apply" data-apply="" className={buttonClass({ variant: 'secondary' })}>
          Send Us Your Resume
        </a>
      </div>
    </ApplyFrame>
  )
}
