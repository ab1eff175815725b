import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/** `side` and `pixels` limit the image. At `unitDensity`, the drawing's own units are pixels. */
export interface Limits {
  /** The time limit from the start of the process. */
  ms: number
  side: number
  pixels: number
  unitDensity: number
  minDensity: number
  maxDensity: number
  quality: number
}

// Renders the SVG from standard input as WebP, within the limits in its argument.
const limits: Limits = JSON.parse(process.argv[2] ?? '{}')
const { ms, side, pixels, unitDensity, minDensity, maxDensity, quality } = limits
// Its parent may have died.
setTimeout(() => process.kill(process.pid, 'SIGKILL'), ms).unref()
const data = await buffer(process.stdin)
const { width = side, height = side } = await sharp(data, { limitInputPixels: false }).metadata()
const fitting = Math.round((unitDensity * side) / Math.max(width, height, 1))
const density = Math.min(Math.max(fitting, minDensity), maxDensity)
const image = sharp(data, { limitInputPixels: pixels, density }).resize(side, side, { fit: 'inside' })
process.stdout.write(await image.webp({ quality }).toBuffer())
