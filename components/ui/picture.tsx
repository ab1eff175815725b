import { getImageProps } from 'next/image'

interface PictureProps {
  src: string
  width: number
  height: number
  /** A tiny version as a data URL, shown while the image loads; '' for none. */
  blur: string
  alt: string
  /** The `sizes` attribute, such as "(min-width: 64rem) 18rem, 6rem". */
  sizes: string
  /** True at the top of a page, where it is loaded before other images. */
  isFirst?: boolean
  className?: string
  'data-cover'?: string
}

/** An image at the size it is shown, as AVIF or WebP. Uses next/image without its script. */
export function Picture({ src, width, height, blur, alt, sizes, isFirst, className, ...data }: PictureProps) {
  // List the props one by one, so that the record's other properties, such as its bucket, do not become attributes.
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
