import { JsonLd } from '@/components/site/json-ld'
import { LegalDocument } from '@/components/site/legal/legal-document'
import { LegalNote } from '@/components/site/legal/legal-note'
import { buttonClass } from '@/components/ui/button'
import { getConsentFacts } from '@/lib/applications/queries'
import { legalDocuments } from '@/lib/legal/legal-version'
import { getLegalDocument } from '@/lib/legal/queries'
import { retentionText } from '@/lib/legal/retention-text'
import { env } from '@/lib/platform/env'
import { breadcrumbs, pageMetadata } from '@/lib/platform/seo'
import { getRetention } from '@/lib/settings/queries'
import { site } from '@/lib/site'

export const ensureStatic = 'navigation'

const { title, path } = legalDocuments.privacy

export const metadata = pageMetadata({
  title,
  description: `What ${site.name} collects on this website, why, for how long, and how to get a copy of it or have it erased.`,
  path,
})

export default async function PrivacyPage() {
  const [{ updatedAt: _, ...document }, periods, consent] = await Promise.all([
    getLegalDocument('privacy'),
    getRetention(),
    getConsentFacts(),
  ])
  const retention = retentionText({ ...periods, retentionMonths: consent.retentionMonths })
  const trail = breadcrumbs(env.APP_URL, [{ name: title, path }])
  return (
    <>
      <LegalDocument
        kind="privacy"
        {...document}
        retention={retention}
        origin={env.APP_URL}
        note={<LegalNote path={path} />}
      >
        <YourData />
      </LegalDocument>
      <JsonLd data={trail} />
    </>
  )
}

/** Shows what most people are looking for above the text. */
function YourData() {
  return (
    <div className="mt-8 flex max-w-3xl flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md bg-surface p-5 sm:p-6 print:hidden">
      <p className="max-w-[44ch] text-neutral-700">
        <strong className="block text-lg font-semibold text-ink">Your data is yours</strong>
        Get a copy of everything we hold about you, or have it erased. No account needed.
      </p>
      <a href="/privacy/request" className={buttonClass()}>
        Get or erase my data
      </a>
    </div>
  )
}
