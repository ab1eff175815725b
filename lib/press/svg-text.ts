const BOM = '\ufeff'

/**
 * Returns an SVG's text from its root element on, without byte order mark, XML declaration, comments and document
 * type (and the entities it declares). Returns null if it is not text or has another root element.
 */
export function readSvgText(bytes: Buffer): string | null {
  // Rejects large files of other types quickly.
  if (!/^(\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 1_024))) return null
  const text = decode(bytes)
  if (text === null) return null
  const root = text.slice(skipProlog(text))
  return /^<(\w+:)?svg[\s/>]/.test(root) ? root : null
}

function decode(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.startsWith(BOM) ? text.slice(1) : text
  } catch {
    return null
  }
}

const parts = [
  { begins: '<?', ends: (text: string, at: number) => endAfter(text, '?>', at) },
  { begins: '<!--', ends: (text: string, at: number) => endAfter(text, '-->', at) },
  { begins: '<!DOCTYPE', ends: endOfDoctype },
]

/** Returns the position of the root element. */
function skipProlog(text: string): number {
  let at = 0
  for (;;) {
    while (/\s/.test(text.charAt(at))) at++
    const part = parts.find(({ begins }) => text.startsWith(begins, at))
    if (!part) return at
    at = part.ends(text, at)
  }
}

function endAfter(text: string, end: string, at: number): number {
  const found = text.indexOf(end, at)
  return found < 0 ? text.length : found + end.length
}

/** Returns the position after the ">" that is neither in quotes nor in the brackets of declarations. */
function endOfDoctype(text: string, start: number): number {
  let quote = ''
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at)
    if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '[') depth++
    else if (char === ']') depth--
    else if (char === '>' && depth <= 0) return at + 1
  }
  return text.length
}
