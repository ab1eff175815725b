import { spawn } from 'node:child_process'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

/**
 * Node runs this source file directly, because it is not part of the build. The process gets no secrets, and has its
 * own time limit, because its parent may have died.
 */
const PROGRAM = path.resolve('lib/press/render-process.ts')

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

/**
 * Renders an SVG as WebP in a child process. A few lines of SVG can take days to draw (nested patterns), and nothing
 * but killing the process stops that. Throws if the drawing fails or takes too long.
 */
export async function renderInChildProcess(svg: Buffer, limits: Limits): Promise<Buffer> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(limits)], {
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // The process may exit before it has read everything.
  child.stdin.on('error', () => {}).end(svg)
  const [picture, code] = await Promise.all([buffer(child.stdout), ended])
  if (code !== 0 || picture.length === 0) throw new Error('The SVG could not be rendered')
  return picture
}
