import sharp from 'sharp'
import { oneAtATime } from '@/lib/media/image-file'
import { Refusal } from '@/lib/platform/errors'
import { runInChildProcess } from './child-process'
import { type PressKind, pressMessages, rasterKinds } from './file-rules'
import type { Limits } from './render-process'

/** The longer side in pixels. Cards are at most half as wide, on screens with two device pixels per CSS pixel. */
const SIDE = 1_200
const MAX_PIXELS = 40_000_000
/** An ordinary file takes less than a second, and other images wait meanwhile. */
const MAX_SECONDS = 10
/** The density at which a drawing's own units are pixels. */
const UNIT_DENSITY = 72
const DENSITY = { minDensity: 1, maxDensity: 4_800 }

const QUALITY = 95

/**
 * Renders a preview of an image or drawing as a smaller WebP; returns null for other files. Throws a `Refusal` if the
 * file cannot be rendered.
 */
export async function drawPreview(kind: PressKind, data: Buffer): Promise<Buffer | null> {
  if (kind !== 'svg' && !rasterKinds.includes(kind)) return null
  return oneAtATime(async () => {
    try {
      return await (kind === 'svg' ? draw(data) : shrink(data))
    } catch {
      throw new Refusal(kind === 'svg' ? pressMessages.svg : pressMessages.damaged)
    }
  })
}

function shrink(data: Buffer): Promise<Buffer> {
  return sharp(data, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: MAX_SECONDS })
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
}

/** Renders an SVG at a density at which a small drawing is sharp and a huge one is not rendered in full. */
async function draw(data: Buffer): Promise<Buffer> {
  const limits: Limits = {
    ms: MAX_SECONDS * 1_000,
    side: SIDE,
    pixels: MAX_PIXELS,
    quality: QUALITY,
    unitDensity: UNIT_DENSITY,
    ...DENSITY,
  }
  const argument = JSON.stringify(limits)
  const work = { program: 'render-process.ts', input: data, argument, ms: limits.ms }
  const { code, output } = await runInChildProcess(work)
  if (code !== 0 || output.length === 0) throw new Error('The SVG could not be rendered')
  return output
}
