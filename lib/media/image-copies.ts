import { IMAGE_NAME, imageExtensions, mediaPath } from './schema'

/** The formats of an image's copies, the smaller one first: browsers load the first that they can read. */
export const copyFormats = ['avif', 'webp'] as const
export type CopyFormat = (typeof copyFormats)[number]

/** Chosen for what the `sizes` of our pages ask for, on screens of one to three pixels per CSS pixel. */
const WIDTHS = [128, 256, 416, 704, 1040, 1600, 2400]

/** Returns the widths of an image's copies. None is wider than the image. */
export function widthsOfCopies(imageWidth: number): number[] {
  const narrower = WIDTHS.filter((width) => width < imageWidth)
  return narrower.length < WIDTHS.length ? [...narrower, imageWidth] : narrower
}

/** Returns the key of a copy. It is beside the original, and as hard to guess. */
export function copyKey(key: string, width: number, format: CopyFormat): string {
  return `${key.slice(0, key.lastIndexOf('.'))}-${width}.${format}`
}

export const COPY_KEY = new RegExp(`^(${IMAGE_NAME})-[1-9]\\d{0,3}\\.(${copyFormats.join('|')})$`)

/** Returns the keys that the original of a copy may have; none for the key of anything else. */
export function originalKeys(key: string): string[] {
  const name = COPY_KEY.exec(key)?.[1]
  return name ? imageExtensions.map((extension) => `${name}.${extension}`) : []
}

interface Copied {
  bucket: string
  key: string
  copyWidths: number[]
}

/** Returns the copies of an image in one format as `srcset` lists them. */
export function srcSetOf({ bucket, key, copyWidths }: Copied, format: CopyFormat): string {
  return copyWidths
    .map((width) => `${mediaPath({ bucket, key: copyKey(key, width, format) })} ${width}w`)
    .join(', ')
}
