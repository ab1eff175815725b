import { Download } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { mediaPath, type PublicImage } from '@/lib/media/schema'
import { type AssetCategory, assetDownloadPath, assetFormat, assetSize } from '@/lib/press/schema'
import { ItemText } from '../item-row'
import { CategoryMark } from './category-mark'
import { FilePicture } from './file-picture'

interface AssetTextProps {
  asset: {
    id: string
    name: string
    category: AssetCategory
    description: string
    file: { contentType: string; size: number }
    preview: PublicImage | null
    lastChange: { by: string; at: Date } | null
  }
}

/** An asset on its card: what it looks like, what its file is, and the way to download it. */
export function AssetText({ asset }: AssetTextProps) {
  const { id, name, category, description, file, preview, lastChange } = asset
  return (
    <div className="flex flex-wrap items-start gap-4">
      <FilePicture
        path={preview && mediaPath(preview)}
        category={category}
        contentType={file.contentType}
        className="w-28 sm:w-36"
      />
      <div className="grid min-w-0 flex-1 basis-56 gap-3">
        <ItemText
          list="asset"
          id={id}
          name={name}
          lastChange={lastChange}
          above={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <CategoryMark category={category} />
              <span className="tabular-nums">
                {assetFormat(file.contentType)} · {assetSize(file.size)}
              </span>
            </span>
          }
        >
          {description || 'No description yet'}
        </ItemText>
        {/* A file, not a page: the router has no business with it. */}
        <a
          href={assetDownloadPath(id)}
          download
          className={`${buttonClass({ variant: 'secondary', size: 'sm' })} justify-self-start`}
        >
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          Download<span className="sr-only"> {name}</span>
        </a>
      </div>
    </div>
  )
}
