import { type AssetCategory, assetDownloadPath, assetFormat, assetSize } from '@/lib/press/schema'
import { CategoryBadge } from './category-badge'

interface AssetFactsProps {
  asset: {
    id: string
    name: string
    category: AssetCategory
    file: { contentType: string; size: number }
  }
}

/** Shows an asset's facts and its download link. */
export function AssetFacts({ asset: { id, name, category, file } }: AssetFactsProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <CategoryBadge category={category} />
      <span className="tabular-nums">
        {assetFormat(file.contentType)} · {assetSize(file.size)}
      </span>
      {/* A plain link, because the target is a file, not a page. */}
      <a href={assetDownloadPath(id)} download className="underline underline-offset-4 hover:text-fg">
        Download<span className="sr-only"> {name}</span>
      </a>
    </span>
  )
}
