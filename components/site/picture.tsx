import { copyFormats, srcSetOf } from '@/lib/media/image-copies'
import { mediaPath, type PublicImage } from '@/lib/media/schema'

interface PictureProps {
  image: Omit<PublicImage, 'alt'>
  alt: string
  /** How wide it is shown, as an img element wants it: "(min-width: 64rem) 18rem, 6rem". */
  sizes: string
  /** True if nothing of it is to be seen before it has loaded. */
  isPlain?: boolean
  /** At the top of its page: fetched at once, before others. */
  isFirst?: boolean | undefined
  className?: string
  'data-cover'?: string
}

/** An uploaded picture at the size it is shown, as AVIF or WebP; the original for browsers that know neither, and until its copies are made. */
export function Picture({ image, alt, sizes, isPlain, isFirst, className, ...data }: PictureProps) {
  const { width, height, blur, copyWidths } = image
  const ground = { backgroundImage: `url("${blur}")`, backgroundSize: 'cover' }
  const img = (
    // biome-ignore lint/performance/noImgElement: its sizes have been made already
    <img
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      data-cover={data['data-cover']}
      style={blur && !isPlain ? ground : undefined}
      className={className}
      // After all that decides when it is fetched.
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
