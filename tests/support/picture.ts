import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

/** Returns a unique image with a unique name, for tests that upload or store images. */
export async function makePicture() {
  const suffix = randomUUID().slice(0, 8)
  const [r = 0, g = 0, b = 0] = Buffer.from(suffix, 'hex')
  const blank = { create: { width: 640, height: 480, channels: 3, background: { r, g, b } } } as const
  return { name: `market-${suffix}.png`, mimeType: 'image/png', buffer: await sharp(blank).png().toBuffer() }
}

export type Picture = Awaited<ReturnType<typeof makePicture>>
