import { copyFormats, srcSetOf } from '@/lib/media/image-copies'
import { mediaPath, type PublicImage } from '@/lib/media/schema'

interface PictureProps {
  /** If `blur` is missing, nothing is visible until the image has loaded. */
  image: Omit<PublicImage, 'alt' | 'blur'> & { blur?: string }
  alt: string
  /** The `sizes` attribute, such as "(min-width: 64rem) 18rem, 6rem". */
  sizes: string
  /** True if nothing should be visible until the image has loaded. */
  isPlain?: boolean
  /** True at the top of a page, to load it before other images. */
  isFirst?: boolean | undefined
  className?: string
  'data-cover'?: string
}

/**
 * Renders an uploaded image at the size it is shown, as AVIF or WebP. Browsers that support neither get the original,
 * as do all browsers until the copies exist.
 */
export function Picture({ image, alt, sizes, isPlain, isFirst, className, ...data }: PictureProps) {
  const { width, height, blur, copyWidths } = image
  const placeholder = { backgroundImage: `url("${blur}")`, backgroundSize: 'cover' }
  const img = (
    // biome-ignore lint/performance/noImgElement: the copies in other sizes already exist
    <img
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      data-cover={data['data-cover']}
      style={blur && !isPlain ? placeholder : undefined}
      className={className}
      // Must follow all attributes that determine when the image is loaded.
      src={mediaPath(image)}
    />
  )
  if (copyWidths.length === 0) return img
  return (
    <picture className="contents">
      {copyFormats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSetOf(image, format)} sizes={sizes} />
      ))}
      {img}
    </picture>
  )
}
