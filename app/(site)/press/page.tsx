import { JsonLd } from '@/components/site/json-ld'
import { EmptyState } from '@/components/ui/empty-state'
import { env } from '@/lib/platform/env'
import { breadcrumbs, pageMetadata } from '@/lib/platform/seo'
import { kitSize, listKitFiles } from '@/lib/press/kit-files'
import { getPressKit } from '@/lib/press/queries'
import { site } from '@/lib/site'
import { CompanyFacts } from './company-facts'
import { Hero } from './hero'
import { KeyMessages } from './key-messages'
import { Leadership } from './leadership'
import { MediaAssets } from './media-assets'
import { MediaContact } from './media-contact'
import { PressScript } from './press-script'
import { RecentCoverage } from './recent-coverage'
import { listSections } from './sections'

export const ensureStatic = 'navigation'

export const metadata = pageMetadata({
  title: 'Press Kit',
  description: `Facts, key messages, logos and screenshots of ${site.name} for journalists, in one download or separately, and a press contact who replies within 24 hours.`,
  path: '/press',
})

export default async function PressPage() {
  const kit = await getPressKit()
  const files = listKitFiles(kit, env.APP_URL)
  const texts = files.length - kit.assets.length
  const download = files.length > 0 ? { assets: kit.assets.length, texts, bytes: kitSize(files) } : null
  const trail = breadcrumbs(env.APP_URL, [{ name: 'Press Kit', path: '/press' }])
  const sections = listSections(kit)
  return (
    <>
      <Hero
        download={download}
        changedAt={kit.changedAt}
        pressEmail={kit.contact?.pressEmail}
        sections={sections}
      />
      {sections.length === 0 && (
        <div className="wrap py-18">
          <EmptyState title="The press kit isn’t ready yet">
            Please check back soon, or write to us through the contact page.
          </EmptyState>
        </div>
      )}
      <CompanyFacts facts={kit.facts} boilerplate={kit.boilerplate} />
      <KeyMessages messages={kit.messages} />
      <Leadership leaders={kit.leaders} />
      <MediaAssets assets={kit.assets} download={download} />
      <RecentCoverage news={kit.news} />
      <MediaContact contact={kit.contact} website={env.APP_URL} />
      <PressScript />
      <JsonLd data={trail} />
    </>
  )
}
