import { classNames } from '@/components/ui/class-names'
import { type DrawnName, drawnPictures } from './drawn-pictures'

interface DrawnPictureProps {
  name: DrawnName
  /** The `sizes` attribute, such as "(min-width: 64rem) 34rem, 92vw". */
  sizes: string
  /** True at the top of a page, to load the drawing before other images. */
  isFirst?: boolean
  /** Sets the size, to which the drawing is cropped. */
  className: string
}

/**
 * Shows one of our own drawings, loaded at the size at which it is shown. Text next to the drawing never repeats its
 * alternative text.
 */
export function DrawnPicture({ name, sizes, isFirst, className }: DrawnPictureProps) {
  const { width, height, widths, alt } = drawnPictures[name]
  const srcSet = (format: 'avif' | 'webp') =>
    widths.map((each) => `/pictures/${name}-${each}.${format} ${each}w`).join(', ')
  return (
    <picture className={classNames('block overflow-hidden', className)}>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className="size-full object-cover"
        // Must follow all attributes that determine when and at which size the image is loaded.
        sizes={sizes}
        srcSet={srcSet('webp')}
      />
    </picture>
  )
}
