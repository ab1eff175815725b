import { JsonLd } from '@/components/site/json-ld'
import { LegalDocument } from '@/components/site/legal/legal-document'
import { LegalNote } from '@/components/site/legal/legal-note'
import { legalDocuments } from '@/lib/legal/legal-version'
import { getLegalDocument } from '@/lib/legal/queries'
import { env } from '@/lib/platform/env'
import { breadcrumbs, pageMetadata } from '@/lib/platform/seo'
import { site } from '@/lib/site'

export const ensureStatic = 'navigation'

const { title, path } = legalDocuments.terms

export const metadata = pageMetadata({
  title,
  description: `What you and ${site.name} owe each other: the waitlist, the service, fees, liability, and how to leave.`,
  path,
})

export default async function TermsPage() {
  const { updatedAt: _, ...document } = await getLegalDocument('terms')
  const trail = breadcrumbs(env.APP_URL, [{ name: title, path }])
  return (
    <>
      <LegalDocument kind="terms" {...document} origin={env.APP_URL} note={<LegalNote path={path} />} />
      <JsonLd data={trail} />
    </>
  )
}
