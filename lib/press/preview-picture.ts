import sharp from 'sharp'
import { oneAtATime } from '@/lib/media/image-file'
import { Refusal } from '@/lib/platform/errors'
import { type PressKind, pressMessages, rasterKinds } from './file-rules'

/** Of the longer side, in pixels: cards are at most half as wide, on screens of two pixels a point. */
const SIDE = 1_200
const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 20
/** At which a drawing's own sizes are pixels. */
const USUAL_DENSITY = 72
const DENSITY = { least: 1, most: 4_800 }

/** What a picture or drawing looks like, as a smaller WebP; null for what is neither. Throws a `Refusal` for what cannot be drawn. */
export async function drawPreview(kind: PressKind, data: Buffer): Promise<Buffer | null> {
  if (kind !== 'svg' && !rasterKinds.includes(kind)) return null
  return oneAtATime(async () => {
    try {
      const density = kind === 'svg' ? await fittingDensity(data) : USUAL_DENSITY
      return await sharp(data, { limitInputPixels: MAX_PIXELS, density })
        .timeout({ seconds: MAX_SECONDS })
        .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: kind !== 'svg' })
        .webp({ quality: 95 })
        .toBuffer()
    } catch {
      throw new Refusal(kind === 'svg' ? pressMessages.svg : pressMessages.damaged)
    }
  })
}

/** At which a small drawing is sharp and a huge one is not drawn in full. */
async function fittingDensity(data: Buffer): Promise<number> {
  const { width = SIDE, height = SIDE } = await sharp(data, { limitInputPixels: false }).metadata()
  const density = Math.round((USUAL_DENSITY * SIDE) / Math.max(width, height, 1))
  return Math.min(Math.max(density, DENSITY.least), DENSITY.most)
}
