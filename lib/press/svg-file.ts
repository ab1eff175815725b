import { oneAtATime } from '@/lib/media/image-file'
import { Refusal } from '@/lib/platform/errors'
import { runInChildProcess } from './child-process'
import { pressMessages } from './file-rules'

/** An ordinary drawing takes a second, or several on a busy server. Other images wait meanwhile. */
const MAX_SECONDS = 20

/** Returns whether a file begins like an SVG. */
export function isSvg(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 1_024)
  return /^(\xef\xbb\xbf)?\s*<(!--|(\?xml|!doctype svg|svg)\b)/i.test(head) && bytes.includes('<svg')
}

/**
 * Removes what could act when someone opens the SVG, in a process of its own. Throws a `Refusal` if that takes too long,
 * if the file is not an SVG, or if nothing is left of it.
 */
export async function cleanSvg(bytes: Buffer): Promise<Buffer> {
  const work = { program: 'clean-process.ts', input: bytes, ms: MAX_SECONDS * 1_000 }
  const { code, output } = await oneAtATime(() => runInChildProcess(work))
  if (code === 0) return output
  const reason = code === null ? 'svgSize' : output.toString()
  if (reason === 'svg' || reason === 'svgSize') throw new Refusal(pressMessages[reason])
  throw new Error('The SVG could not be cleaned')
}
