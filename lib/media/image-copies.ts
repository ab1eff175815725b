import { IMAGE_NAME, imageExtensions, mediaPath, readMediaPath } from './schema'

/** The formats of an image's copies, smallest first, because browsers use the first one they support. */
export const copyFormats = ['avif', 'webp'] as const
export type CopyFormat = (typeof copyFormats)[number]

/** Chosen to match the `sizes` of our pages, on screens with one to three pixels per CSS pixel. */
const WIDTHS = [128, 256, 416, 704, 1040, 1600, 2400]

/** Returns the widths of an image's copies. None is wider than the image. */
export function copyWidthsOf(imageWidth: number): number[] {
  const narrower = WIDTHS.filter((width) => width < imageWidth)
  return narrower.length < WIDTHS.length ? [...narrower, imageWidth] : narrower
}

/** Returns the key of a copy. It is next to the original, and as hard to guess. */
export function copyKey(key: string, width: number, format: CopyFormat): string {
  return `${key.slice(0, key.lastIndexOf('.'))}-${width}.${format}`
}

export const COPY_KEY = new RegExp(`^(${IMAGE_NAME})-[1-9]\\d{0,3}\\.(${copyFormats.join('|')})$`)

/** Returns the possible keys of a copy's original; none if the key does not belong to a copy. */
export function originalKeys(key: string): string[] {
  const name = COPY_KEY.exec(key)?.[1]
  return name ? imageExtensions.map((extension) => `${name}.${extension}`) : []
}

/**
 * Returns the possible locations of the original image for its own path or that of a copy. Returns an empty list for
 * other paths.
 */
export function originalsAt(path: string): { bucket: string; key: string }[] {
  const original = readMediaPath(path)
  if (original) return [original]
  const copy = readMediaPath(path, COPY_KEY)
  return copy ? originalKeys(copy.key).map((key) => ({ bucket: copy.bucket, key })) : []
}

interface Copied {
  bucket: string
  key: string
  copyWidths: number[]
}

/** Lists the copies of an image in one format, as for `srcset`. */
export function srcSetOf({ bucket, key, copyWidths }: Copied, format: CopyFormat): string {
  return copyWidths
    .map((width) => `${mediaPath({ bucket, key: copyKey(key, width, format) })} ${width}w`)
    .join(', ')
}
