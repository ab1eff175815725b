import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import { mediaPath, type PublicImage } from '@/lib/media/schema'
import { CoverDrawing } from './cover-drawing'

interface CoverProps {
  category: string
  title: string
  /** null: the drawing stands for it. */
  image: PublicImage | null
  /** How wide it is shown, as an img element wants it. */
  sizes: string
  /** True if its title is not shown next to it. */
  isDescribed?: boolean
  /** A band: three times as wide as high. */
  isWide?: boolean
  /** At the top of its page: fetched at once. */
  isFirst?: boolean
  className?: string
}

/**
 * The picture of an article, over a drawing with the name of its category. A picture that does not come is hidden by
 * `BlogScript`, and the drawing remains.
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
        <Picture
          src={mediaPath(image)}
          width={image.width}
          height={image.height}
          blur={image.blur}
          alt={isDescribed ? image.alt : ''}
          sizes={sizes}
          isFirst={isFirst}
          data-cover=""
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  )
}
