import { getImageProps } from 'next/image'

interface PictureProps {
  src: string
  width: number
  height: number
  /** A few pixels of it as a data URL, shown while it loads; '' for nothing. */
  blur: string
  alt: string
  /** How wide it is shown, as an img element wants it: "(min-width: 64rem) 18rem, 6rem". */
  sizes: string
  /** At the top of its page: fetched at once, before others. */
  isFirst?: boolean
  className?: string
  'data-cover'?: string
}

/** A picture at the size it is shown, as AVIF or WebP. Made by next/image, without its script. */
export function Picture({ src, width, height, blur, alt, sizes, isFirst, className, ...data }: PictureProps) {
  // One by one: what else a record brings along, its bucket for one, has no place on an element.
  const { props } = getImageProps({
    src,
    width,
    height,
    alt,
    sizes,
    ...(isFirst ? { loading: 'eager', fetchPriority: 'high' } : {}),
  })
  const ground = { backgroundImage: `url("${blur}")`, backgroundSize: 'cover' }
  return (
    // biome-ignore lint/performance/noImgElement: see above
    <img
      {...props}
      data-cover={data['data-cover']}
      alt={alt}
      style={blur ? ground : undefined}
      className={className}
    />
  )
}
