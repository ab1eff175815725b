import { Section, SectionLead, SectionTitle } from '@/components/site/section'
import type { PressAsset } from '@/lib/press/queries'
import { assetCategories, assetCategoryNames } from '@/lib/press/schema'
import { site } from '@/lib/site'
import { AssetCard } from './asset-card'
import { type KitDownload, KitLink } from './kit-link'

/** Lists the files by category. */
export function MediaAssets({ assets, download }: { assets: PressAsset[]; download: KitDownload | null }) {
  if (assets.length === 0) return null
  const groups = assetCategories
    .map((category) => ({ category, items: assets.filter((asset) => asset.category === category) }))
    .filter(({ items }) => items.length > 0)
  return (
    <Section id="media-assets" background="mint">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <SectionTitle sectionId="media-assets">Media Assets</SectionTitle>
          <SectionLead>
            You’re free to use these files in coverage of {site.name}. Please don’t alter them; the brand
            sheet explains how to use them.
          </SectionLead>
        </div>
        {download && <KitLink download={download} className="justify-self-start max-sm:w-full" />}
      </div>
      {groups.map(({ category, items }) => (
        <div key={category} className="mt-14">
          <h3 className="flex items-baseline gap-3 border-t-2 border-ink pt-4 font-display text-2xl font-bold tracking-tight">
            {assetCategoryNames[category]}
            <span className="font-sans text-sm font-medium tracking-normal text-neutral-700">
              {items.length} {items.length === 1 ? 'file' : 'files'}
            </span>
          </h3>
          <ul className={`mt-6 grid gap-4 sm:gap-5 ${columns[category]}`}>
            {items.map((asset) => (
              <AssetCard key={asset.id} asset={asset} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

const columns = {
  logos: 'sm:grid-cols-2 lg:grid-cols-3',
  screenshots: 'sm:grid-cols-2 md:grid-cols-3',
  marketing: 'sm:grid-cols-2',
}
