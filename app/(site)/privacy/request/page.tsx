import { JsonLd } from '@/components/site/json-ld'
import { PrivacyLink } from '@/components/site/privacy-link'
import { legalDocuments } from '@/lib/legal/legal-version'
import { submitPrivacyRequest } from '@/lib/personal-data/actions'
import { env } from '@/lib/platform/env'
import { breadcrumbs, pageMetadata } from '@/lib/platform/seo'
import { site } from '@/lib/site'
import { RequestForm } from './request-form'
import { RequestSteps } from './request-steps'

export const ensureStatic = 'navigation'

export const metadata = pageMetadata({
  title: 'Get a copy of your data or erase it',
  description: `Get a copy of everything ${site.name} holds about you, or have it erased.`,
  path: '/privacy/request',
})

export default function PrivacyRequestPage() {
  const trail = breadcrumbs(env.APP_URL, [
    { name: legalDocuments.privacy.title, path: legalDocuments.privacy.path },
    { name: 'Get a copy of your data or erase it', path: '/privacy/request' },
  ])
  return (
    <div className="bg-mint">
      <div className="wrap grid items-start gap-x-16 gap-y-12 py-14 md:py-24 lg:grid-cols-[1fr_30rem]">
        <div>
          <h1 className="max-w-[14ch] font-display text-4xl font-extrabold tracking-tight">
            Get a copy of your data or erase it
          </h1>
          <p className="mt-6 max-w-[52ch] text-lg text-neutral-700">
            The data you gave {site.name} stays yours. You can ask for a copy or have it erased. That covers
            your place on the waitlist, your newsletter subscription, your messages, your applications and
            resumes, and every email we’ve exchanged. To see what we keep, why and for how long, read our{' '}
            <PrivacyLink />.
          </p>
          <RequestSteps />
        </div>
        <section
          id="your-request"
          aria-label="Your request"
          className="scroll-mt-24 rounded-lg border border-line bg-surface p-6 sm:p-8"
        >
          <RequestForm send={submitPrivacyRequest} />
        </section>
      </div>
      <JsonLd data={trail} />
    </div>
  )
}
