import 'server-only'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { Refusal, UploadRefusal } from '@/lib/platform/errors'
import { processWide } from '@/lib/platform/process-wide'
import type { CopyFormat } from './image-copies'
import { uploadMessages } from './schema'

/** The site shows no image larger than this; the copies are smaller. */
const MAX_SIDE = 2560
/** Decoded pixels in all frames. A file of a few kilobytes can unpack to gigabytes; 40 million pixels take 160 MB. */
const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 20
/** Generous, because nobody waits for a copy and a busy server may take a while. */
const MAX_COPY_SECONDS = 120
// The same cores serve pages and send emails while images are encoded.
sharp.concurrency(1)

const BLUR_SIDE = 16
/**
 * Effort 3 takes twice as long, for files that are 5% smaller, and 4 much longer. Storing less color than brightness
 * (4:2:0, as WebP always does) makes up for that.
 */
const AVIF = { quality: 55, effort: 2, chromaSubsampling: '4:2:0' } as const

export interface ImageFile {
  data: Buffer
  contentType: string
  extension: string
  width: number
  height: number
  /** A tiny version as a data URL; '' for an image with transparency, through which it would stay visible. */
  blur: string
}

const kinds = {
  jpeg: {
    contentType: 'image/jpeg',
    extension: 'jpg',
    begins: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
    write: (image: Sharp) => image.jpeg({ quality: 85, mozjpeg: true }),
    writeForPrint: (image: Sharp) => image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  },
  png: {
    contentType: 'image/png',
    extension: 'png',
    begins: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
    write: (image: Sharp) => image.png({ compressionLevel: 9 }),
    writeForPrint: (image: Sharp) => image.png({ compressionLevel: 9 }),
  },
  gif: {
    contentType: 'image/gif',
    extension: 'gif',
    begins: (bytes: Buffer) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)),
    write: (image: Sharp) => image.gif(),
    writeForPrint: (image: Sharp) => image.gif(),
  },
  webp: {
    contentType: 'image/webp',
    extension: 'webp',
    begins: (bytes: Buffer) => /^RIFF.{4}WEBP/s.test(bytes.toString('latin1', 0, 12)),
    write: (image: Sharp) => image.webp({ quality: 85 }),
    writeForPrint: (image: Sharp) => image.webp({ quality: 95 }),
  },
} as const

/**
 * Decodes and re-encodes an uploaded image, so that only its pixels are stored, without appended scripts or a photo's
 * location. Detects the type from the bytes, never from the name. `isForPrint` keeps the full size and quality.
 * Throws a `Refusal` for a file that is not a readable image of a supported type.
 */
export function rewriteImage(bytes: Buffer, { isForPrint = false } = {}): Promise<ImageFile> {
  return oneAtATime(() => rewrite(bytes, isForPrint))
}

const queue = processWide('images', () => ({ last: Promise.resolve() as Promise<unknown> }))

/** Runs one task at a time, because a decoded image takes up to 160 MB. */
export function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = queue.last.then(work, work)
  queue.last = next.catch(() => {})
  return next
}

async function rewrite(bytes: Buffer, isForPrint: boolean): Promise<ImageFile> {
  if (bytes.length === 0) throw new Refusal(uploadMessages.empty)
  const kind = Object.entries(kinds).find(([, { begins }]) => begins(bytes))
  if (!kind) throw new UploadRefusal(415, uploadMessages.type)
  const [name, { contentType, extension, write, writeForPrint }] = kind
  try {
    // Reads only the header, so that the limit can be checked with a message of its own.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (metadata.format !== name) throw new UploadRefusal(415, uploadMessages.type)
    checkPixels(metadata)
    const decode = (animated: boolean) =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated })
        .timeout({ seconds: MAX_SECONDS })
        .autoOrient()
    const hasAnimation = (metadata.pages ?? 1) > 1
    const inside = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true } as const
    const output = isForPrint
      ? writeForPrint(decode(hasAnimation))
      : write(decode(hasAnimation).resize(inside))
    const { data, info } = await output.toBuffer({ resolveWithObject: true })
    const blur = await decode(false)
      .resize(BLUR_SIDE, BLUR_SIDE, { fit: 'inside' })
      .webp({ quality: 40 })
      .toBuffer()
    const { isOpaque } = await sharp(blur).stats()
    return {
      data,
      contentType,
      extension,
      width: info.width,
      height: info.pageHeight ?? info.height,
      blur: isOpaque ? `data:image/webp;base64,${blur.toString('base64')}` : '',
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(uploadMessages.failed('the file is damaged or not an image'))
  }
}

/** Thrown for a file that is damaged or not an image. */
export class UnreadableImage extends Error {}

const unreadable = (error: unknown): never => {
  throw new UnreadableImage('The image cannot be read', { cause: error })
}

/** Returns a smaller copy of an image. Throws `UnreadableImage`. */
export function encodeCopy(bytes: Buffer, width: number, format: CopyFormat): Promise<Buffer> {
  return oneAtATime(() => {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).resize({ width })
    const encoded = format === 'avif' ? image.avif(AVIF) : image.webp({ quality: 75 })
    return encoded.timeout({ seconds: MAX_COPY_SECONDS }).toBuffer().catch(unreadable)
  })
}

/** Returns whether an image is animated. Throws `UnreadableImage`. */
export async function isAnimated(bytes: Buffer): Promise<boolean> {
  const { pages = 1 } = await sharp(bytes).metadata().catch(unreadable)
  return pages > 1
}

function checkPixels({ width = 0, height = 0, pages = 1 }: Metadata) {
  // For an animated image, sharp's `height` is that of a single frame.
  if (width * height * pages > MAX_PIXELS)
    throw new Refusal(
      uploadMessages.failed(`the image has more than ${MAX_PIXELS / 1_000_000} million pixels`),
    )
}
