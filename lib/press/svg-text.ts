const BOM = '\ufeff'

/**
 * The text of an SVG file from its root element on: byte order mark, XML declaration, comments and document type, with any entities
 * that it declares, are gone. Null for what is not text or begins with another element.
 */
export function readSvgText(bytes: Buffer): string | null {
  // Cheap for files of megabytes that are something else.
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

/** Returns where the root element begins. */
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

/** Behind the ">" that is neither in quotes nor in the brackets of declarations. */
function endOfDoctype(text: string, start: number): number {
  let quote = ''
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at)
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '[') depth++
    else if (sign === ']') depth--
    else if (sign === '>' && depth <= 0) return at + 1
  }
  return text.length
}
