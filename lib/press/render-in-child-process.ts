import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'

/** Read by Node itself, not by the build. It knows no secrets, and ends itself: who began it may be gone. */
const PROGRAM = `
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
const { ms, side, pixels, usual, least, most, quality } = JSON.parse(process.argv[1])
setTimeout(() => process.kill(process.pid, 'SIGKILL'), ms).unref()
const data = await buffer(process.stdin)
const { width = side, height = side } = await sharp(data, { limitInputPixels: false }).metadata()
const fitting = Math.round((usual * side) / Math.max(width, height, 1))
const density = Math.min(Math.max(fitting, least), most)
const drawn = sharp(data, { limitInputPixels: pixels, density }).resize(side, side, { fit: 'inside' })
process.stdout.write(await drawn.webp({ quality }).toBuffer())
`

/** `side` and `pixels` are of the picture; a density of `usual` makes the drawing's own sizes pixels. */
interface Limits {
  /** Time from its start. */
  ms: number
  side: number
  pixels: number
  usual: number
  least: number
  most: number
  quality: number
}

/**
 * Draws an SVG as a WebP in a process of its own. A drawing of a few lines can take days (patterns within patterns), and only the end of
 * its process stops that. Throws for what cannot be drawn, or not in time.
 */
export async function renderInChildProcess(svg: Buffer, limits: Limits): Promise<Buffer> {
  const args = ['--input-type=module', '--eval', PROGRAM, JSON.stringify(limits)]
  const child = spawn(process.execPath, args, {
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // It may end before it has read everything.
  child.stdin.on('error', () => {}).end(svg)
  const [picture, code] = await Promise.all([buffer(child.stdout), ended])
  if (code !== 0 || picture.length === 0) throw new Error('The drawing could not be drawn')
  return picture
}
