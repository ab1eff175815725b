import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

/** Returns a unique image with a unique name, to be uploaded by a browser test. */
export async function makePicture() {
  const mark = randomUUID().slice(0, 8)
  const [r = 0, g = 0, b = 0] = Buffer.from(mark, 'hex')
  const blank = { create: { width: 640, height: 480, channels: 3, background: { r, g, b } } } as const
  return { name: `market-${mark}.png`, mimeType: 'image/png', buffer: await sharp(blank).png().toBuffer() }
}

export type Picture = Awaited<ReturnType<typeof makePicture>>
