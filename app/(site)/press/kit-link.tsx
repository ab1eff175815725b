import { buttonClass, type Look } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { KIT_PATH } from '@/lib/press/kit-files'
import { assetSize } from '@/lib/press/schema'

export interface KitDownload {
  /** The number of files in the ZIP, including the texts. */
  files: number
  /** The size of the ZIP. */
  bytes: number
}

interface KitLinkProps extends Look {
  download: KitDownload
  className?: string
}

/** Downloads the whole kit. With JavaScript, it shows the state until the browser's download starts; see `PressScript`. */
export function KitLink({ download: { files, bytes }, size, variant, className }: KitLinkProps) {
  return (
    <div className={classNames('grid gap-2', className)}>
      <a href={KIT_PATH} data-kit="" className={classNames(buttonClass({ size, variant }), 'max-sm:px-3')}>
        <DownloadIcon />
        Download Complete Press Kit
      </a>
      {/* Reserves its height, so that nothing moves when its text changes. */}
      <p className="min-h-[1.5em] text-sm font-medium" data-kit-status="" role="status">
        ZIP, {assetSize(bytes)}, {files} {files === 1 ? 'file' : 'files'}
      </p>
    </div>
  )
}

export function DownloadIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="size-5 shrink-0 fill-none stroke-current"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M10 3v9.500M6 9l4 4 4-4M3.500 16.500h13" />
    </svg>
  )
}
