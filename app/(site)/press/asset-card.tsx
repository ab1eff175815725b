import { Picture } from '@/components/site/picture'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { DownloadIcon } from '@/components/ui/icons'
import type { PressAsset } from '@/lib/press/queries'
import { assetDownloadPath, assetFormat, assetSize } from '@/lib/press/schema'

/** Shows a file with its preview, name, size and download link. On phones, the preview is next to the text. */
export function AssetCard({ asset }: { asset: PressAsset }) {
  const { id, name, description, file } = asset
  const format = assetFormat(file.contentType)
  return (
    <li className="grid content-start gap-x-4 overflow-hidden rounded-lg border border-line bg-white max-sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr]">
      <Preview asset={asset} format={format} />
      <div className="flex min-w-0 flex-col p-4 max-sm:pl-0 sm:p-5">
        <h4 className="font-display text-lg leading-snug font-bold wrap-anywhere">{name}</h4>
        {description && (
          <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere text-neutral-700">{description}</p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-4">
          <p className="text-sm font-medium text-neutral-700 tabular-nums">
            {format}, <span className="whitespace-nowrap">{assetSize(file.size)}</span>
          </p>
          <a
            href={assetDownloadPath(id)}
            className={classNames(buttonClass({ variant: 'secondary' }), 'px-3.5')}
          >
            <DownloadIcon />
            Download
            <span className="sr-only">
              {' '}
              {name}, {format}
            </span>
          </a>
        </div>
      </div>
    </li>
  )
}

const aspects = {
  logos: 'sm:aspect-[16/10]',
  screenshots: 'sm:aspect-[4/5]',
  marketing: 'sm:aspect-[16/10]',
}

/** Shows the whole image, uncropped. A file without a preview is drawn as a sheet with its format. */
function Preview({ asset: { category, preview }, format }: { asset: PressAsset; format: string }) {
  return (
    <div
      className={classNames(
        'relative grid min-h-28 place-items-center border-line bg-paper max-sm:border-r sm:border-b',
        aspects[category],
      )}
    >
      {preview ? (
        <Picture
          image={preview}
          isPlain
          alt=""
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 6rem"
          className="absolute inset-0 size-full object-contain p-3 sm:p-7"
        />
      ) : (
        <FileDrawing format={format} />
      )}
    </div>
  )
}

function FileDrawing({ format }: { format: string }) {
  return (
    <svg viewBox="0 0 72 88" aria-hidden="true" className="w-14 sm:w-28">
      <path d="M8 4h38l18 18v58a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z" className="fill-mint" />
      <path d="M46 4l18 18H50a4 4 0 0 1-4-4z" className="fill-mint-deep" />
      <path d="M4 84V66h15v6h15v6h15v6z" className="fill-brand" />
      <text x="14" y="50" fontSize="17" fontWeight="700" className="fill-brand-deep font-display">
        {format}
      </text>
    </svg>
  )
}
