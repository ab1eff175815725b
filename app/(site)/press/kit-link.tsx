import { buttonClass, type Look } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { DownloadIcon } from '@/components/ui/icons'
import { formatCountOf } from '@/lib/count'
import { KIT_PATH } from '@/lib/press/kit-files'
import { assetSize } from '@/lib/press/schema'

export interface KitDownload {
  /** The number of media assets in the ZIP. */
  assets: number
  /** The number of other sections, each of which is a text file in the ZIP. */
  texts: number
  /** The size of the ZIP. */
  bytes: number
}

interface KitLinkProps extends Look {
  download: KitDownload
  className?: string
}

/**
 * Downloads the whole kit. With JavaScript, a status message shows the progress until the browser starts the download;
 * see `PressScript`.
 */
export function KitLink({ download: { assets, texts, bytes }, size, variant, className }: KitLinkProps) {
  const contents = [
    assets > 0 && formatCountOf(assets, 'asset'),
    texts > 0 && formatCountOf(texts, 'text file'),
  ].filter(Boolean)
  return (
    <div className={classNames('grid gap-2', className)}>
      <a href={KIT_PATH} data-kit="" className={classNames(buttonClass({ size, variant }), 'max-sm:px-3')}>
        <DownloadIcon />
        Download Complete Press Kit
      </a>
      {/* Reserves its height, so that nothing moves when its text changes. */}
      <p className="min-h-[1.5em] text-sm font-medium" data-kit-status="" role="status">
        ZIP, {assetSize(bytes)}: {contents.join(' and ')}
      </p>
    </div>
  )
}
