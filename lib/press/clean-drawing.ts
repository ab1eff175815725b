import createPurifier from 'dompurify'
import { JSDOM } from 'jsdom'

const SVG = 'http://www.w3.org/2000/svg'
/** Limits cleaning to a second or two in most cases. A logo has a few hundred shapes. */
const LIMITS = { bytes: 2 * 1024 * 1024, tagsAndAttributes: 15_000, depth: 100, attributesOfElement: 200 }

/** Matches a comment, CDATA, a processing instruction or a tag, each up to its end or the end of the text. */
const MARKUP =
  /<!--.*?(?:-->|$)|<!\[CDATA\[.*?(?:\]\]>|$)|<\?.*?(?:\?>|$)|<(?<tag>(?:"[^"]*"|'[^']*'|[^"'>]+)*)>?/gs

/** Matches attribute values without references outside the drawing. Images may also embed their pixels. */
const INSIDE = /^(#|(?!.*url\((?!["']?#))[^:/\\]*$)/is
/** Matches CSS that may refer to anything outside, or hides it behind escapes or markup. */
const OUTSIDE = /[\\<]|@import|url\((?!\s*["']?#)|(src|image|image-set|cross-fade)\(/i

/** A drawing that is rejected: it is too large, or not an SVG that can be shown. */
export class DrawingError extends Error {
  readonly reason: 'svg' | 'svgSize'

  constructor(reason: 'svg' | 'svgSize') {
    super(reason)
    this.reason = reason
  }
}

/**
 * Removes what could act when someone opens the SVG: scripts, handlers, foreign content, and links and other
 * references outside the drawing. Throws a `DrawingError` if the file is not an SVG, or if nothing is left of it.
 */
export function cleanDrawing(bytes: Buffer): string {
  if (bytes.length > LIMITS.bytes) throw new DrawingError('svgSize')
  const { window } = new JSDOM('')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // The parser would expand an entity as often as it is referenced.
    if (/<!entity/i.test(text)) throw new DrawingError('svg')
    if (text.split(/[<=]/).length > LIMITS.tagsAndAttributes) throw new DrawingError('svgSize')
    checkNesting(text)
    const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement
    if (root.namespaceURI !== SVG || root.localName !== 'svg') throw new DrawingError('svg')
    const purifier = createPurifier(window)
    purifier.addHook('uponSanitizeElement', (element, { tagName }) => {
      if (tagName === 'style') element.textContent = cleanCss(element.textContent ?? '')
    })
    purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
      if (attribute.attrName === 'style') attribute.attrValue = cleanCss(attribute.attrValue)
      if (/^data:[^,]*svg/i.test(attribute.attrValue)) attribute.keepAttr = false
    })
    purifier.sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      ADD_TAGS: ['use'],
      ADD_URI_SAFE_ATTR: ['xmlns:xlink'],
      KEEP_CONTENT: false,
      ALLOWED_URI_REGEXP: INSIDE,
    })
    if (root.children.length === 0) throw new DrawingError('svg')
    return new window.XMLSerializer().serializeToString(root)
  } catch (error) {
    if (error instanceof DrawingError) throw error
    throw new DrawingError('svg')
  } finally {
    window.close()
  }
}

/**
 * Rejects deeply nested elements and elements with very many attributes. The parser compares each element with those
 * around it, and each attribute with the others of its element.
 */
function checkNesting(text: string) {
  let depth = 0
  for (const { groups } of text.matchAll(MARKUP)) {
    const tag = groups?.tag
    if (tag === undefined) continue
    if (tag.startsWith('!')) {
      // What a doctype declares inside it follows other rules, so it could hide elements from this check.
      if (tag.includes('[')) throw new DrawingError('svg')
    } else if (tag.startsWith('/')) depth = Math.max(0, depth - 1)
    else if (!tag.endsWith('/')) depth += 1
    if (depth > LIMITS.depth || tag.split('=').length > LIMITS.attributesOfElement)
      throw new DrawingError('svgSize')
  }
}

/** Removes the parts of a style sheet that load something. Removes all of it if the rest might still do so. */
function cleanCss(css: string): string {
  const safeCss = css
    .replace(/@(import|font-face)[^;{}@]*(;|\{[^{}]*\})/gi, '')
    .replace(/url\((?!\s*["']?#)[^()]*\)/gi, 'none')
  return OUTSIDE.test(safeCss) ? '' : safeCss
}
