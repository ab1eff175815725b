import { Picture } from '@/components/site/picture'
import { classNames } from '@/components/ui/class-names'
import type { PublicImage } from '@/lib/media/schema'
import { CoverDrawing } from './cover-drawing'

interface CoverProps {
  category: string
  title: string
  /** Null if there is no image; the drawing is shown instead. */
  image: PublicImage | null
  /** The `sizes` attribute of the image. */
  sizes: string
  /** True if the title is not shown next to the cover. */
  isDescribed?: boolean
  /** Uses a wide format with an aspect ratio of 5:2. */
  isWide?: boolean
  /** True at the top of a page, to load it first. */
  isFirst?: boolean
  className?: string
}

/**
 * Shows an article's image over a drawing with the name of its category. If the image fails to load,
 * `BrokenCoversScript` hides it and the drawing remains.
 */
export function Cover({
  category,
  title,
  image,
  sizes,
  isDescribed,
  isFirst,
  isWide,
  className,
}: CoverProps) {
  return (
    <div className={classNames('relative isolate overflow-hidden', className)}>
      <CoverDrawing category={category} title={title} isWide={isWide} />
      {image && (
        // Browsers load lazy images from two screens away, but not those in boxes whose layout is skipped.
        <div className={classNames('absolute inset-0', !isFirst && '[content-visibility:auto]')}>
          <Picture
            image={image}
            alt={isDescribed ? image.alt : ''}
            sizes={sizes}
            isFirst={isFirst}
            data-cover=""
            className="size-full object-cover"
          />
        </div>
      )}
    </div>
  )
}
