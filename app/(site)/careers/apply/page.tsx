import { apply } from '@/lib/applications/actions'
import { getConsentFacts } from '@/lib/applications/queries'
import { pageMetadata } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import { ApplyFrame } from '../_apply/apply-frame'
import { ApplyPageForm } from '../_apply/apply-page-form'
import { NextSteps } from '../_apply/next-steps'

export const ensureStatic = 'navigation'

export const metadata = {
  ...pageMetadata({
    title: 'Send Us Your Resume',
    description: `Don’t see a position that fits? Tell ${site.name} what you do well, and we’ll write when one comes up.`,
    path: '/careers/apply',
    picture: 'common',
  }),
  robots: { index: false },
}

export default async function GeneralApplicationPage() {
  return (
    <ApplyFrame
      title="Send Us Your Resume"
      back={{ href: '/careers', label: 'Back to careers' }}
      intro={
        <>
          <p className="text-lg">
            Don’t see a position that fits? In a cover letter, tell us what you do well. Attach your resume if
            you have one. We’ll write when something suitable comes up.
          </p>
          <p>All fields are required unless marked optional.</p>
          <NextSteps />
        </>
      }
    >
      <ApplyPageForm
        apply={apply}
        slug=""
        positionTitle=""
        consent={await getConsentFacts()}
        back="/careers"
      />
    </ApplyFrame>
  )
}
