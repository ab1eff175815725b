import { Refusal } from '@/lib/platform/errors'
import { pressMessages } from './file-rules'
import { keepDrawing } from './svg-rules'
import { readSvgText } from './svg-text'

/** So that cleaning takes a second or two, as nobody else is answered meanwhile. A logo has some hundred tags. */
const MOST = { bytes: 2 * 1024 * 1024, tags: 10_000, attributes: 20_000, ofOneTag: 60, depth: 200, uses: 500 }

/**
 * A drawing without anything but a drawing: no scripts, handlers, animations, links, foreign content, entities, and no address that
 * leads out of it. Throws a `Refusal` for what is no SVG, before or afterwards.
 */
export async function cleanSvg(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > MOST.bytes) throw new Refusal(pressMessages.svgSize)
  const text = readSvgText(bytes)
  if (text === null) throw new Refusal(pressMessages.svg)
  if (isTooMuch(text)) throw new Refusal(pressMessages.svgSize)
  // Both are large, and hardly ever needed.
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([import('jsdom'), import('dompurify')])
  const { window } = new JSDOM('')
  try {
    const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement
    if (root.localName !== 'svg') throw new Refusal(pressMessages.svg)
    keepDrawing(root)
    createPurifier(window).sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      // Their addresses are parts of the same drawing by now.
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

/** Counted without a parser, which would take its time first. */
function isTooMuch(text: string): boolean {
  const count = { tags: 0, attributes: 0, ofOneTag: 0, depth: 0, uses: 0 }
  for (const [sign] of text.matchAll(/<\/?[^\s<>/]+|\/>|=\s*["']/g)) {
    if (sign.startsWith('=')) {
      count.attributes++
      count.ofOneTag++
    } else {
      count.tags++
      count.ofOneTag = 0
      count.depth += sign.startsWith('</') || sign === '/>' ? -1 : 1
      if (/^<(\w+:)?use$/.test(sign)) count.uses++
    }
    if (names.some((name) => count[name] > MOST[name])) return true
  }
  return false
}

const names = ['tags', 'attributes', 'ofOneTag', 'depth', 'uses'] as const
