import { getImageProps } from 'next/image'

interface PictureProps {
  src: string
  width: number
  height: number
  /** A few pixels of it as a data URL, shown while it loads. */
  blur: string
  alt: string
  /** How wide it is shown, as an img element wants it: "(min-width: 64rem) 18rem, 6rem". */
  sizes: string
  className?: string
}

/** A picture at the size it is shown, as AVIF or WebP. Made by next/image, without its script. */
export function Picture({ blur, className, ...image }: PictureProps) {
  const { props } = getImageProps(image)
  const ground = { backgroundImage: `url("${blur}")`, backgroundSize: 'cover' }
  // biome-ignore lint/performance/noImgElement: see above
  return <img {...props} alt={image.alt} style={ground} className={className} />
}
