import { spawn } from 'node:child_process'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

/** Run by Node itself, not by the build. It knows no secrets, and ends itself: the process that began it may have ended. */
const PROGRAM = path.resolve('lib/press/render-process.ts')

/** `side` and `pixels` are of the picture; a density of `usual` makes the drawing's own sizes pixels. */
export interface Limits {
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
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(limits)], {
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
