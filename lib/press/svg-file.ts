import { Refusal } from '@/lib/platform/errors'
import { pressMessages } from './file-rules'
import { keepDrawing } from './svg-rules'
import { readSvgText } from './svg-text'

/** Limits cleaning to a second or two, because it blocks all other requests. A logo has a few hundred tags. */
const LIMITS = {
  bytes: 2 * 1024 * 1024,
  tags: 10_000,
  attributes: 20_000,
  attributesPerTag: 60,
  depth: 200,
  uses: 500,
}

/**
 * Removes everything from an SVG that is not part of the drawing: scripts, handlers, animations, links, foreign
 * content, entities and references outside the drawing. Throws a `Refusal` if the file is not an SVG, or nothing is
 * left of it.
 */
export async function cleanSvg(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > LIMITS.bytes) throw new Refusal(pressMessages.svgSize)
  const text = readSvgText(bytes)
  if (text === null) throw new Refusal(pressMessages.svg)
  if (exceedsLimits(text)) throw new Refusal(pressMessages.svgSize)
  // Both are large and rarely needed.
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([import('jsdom'), import('dompurify')])
  const { window } = new JSDOM('')
  try {
    const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement
    if (root.localName !== 'svg') throw new Refusal(pressMessages.svg)
    keepDrawing(root)
    createPurifier(window).sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      // The remaining references point to parts of the drawing.
      ADD_TAGS: ['use', 'textpath', 'switch'],
    })
    const drawn = new window.XMLSerializer().serializeToString(root)
    if (root.children.length === 0 || readSvgText(Buffer.from(drawn)) === null)
      throw new Refusal(pressMessages.svg)
    return Buffer.from(drawn)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(pressMessages.svg)
  } finally {
    window.close()
  }
}

/** Counts tags with a regular expression, because parsing the file could take too long. */
function exceedsLimits(text: string): boolean {
  const count = { tags: 0, attributes: 0, attributesPerTag: 0, depth: 0, uses: 0 }
  for (const [token] of text.matchAll(/<\/?[^\s<>/]+|\/>|=\s*["']/g)) {
    if (token.startsWith('=')) {
      count.attributes++
      count.attributesPerTag++
    } else {
      count.tags++
      count.attributesPerTag = 0
      count.depth += token.startsWith('</') || token === '/>' ? -1 : 1
      if (/^<(\w+:)?use$/.test(token)) count.uses++
    }
    if (names.some((name) => count[name] > LIMITS[name])) return true
  }
  return false
}

const names = ['tags', 'attributes', 'attributesPerTag', 'depth', 'uses'] as const
