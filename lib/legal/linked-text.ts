export interface TextPart {
  text: string
  /** Where the part leads, if it is an address. */
  href?: string
}

/** Public pages that a legal text may name by their path. Others stay text: "he/she" is no page, and "/she" would be none. */
const PAGE =
  /^\/(?:about|blog|careers|contact|help|press|privacy|security|terms|waitlist)(?:\/[a-z0-9-]+)*(?:#[a-z0-9-]+)?$/
const MAIL = /^[\w.+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i
const WEB = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#]\S*)?$/i
/** Longer ones are no addresses that anyone wrote, and not worth looking at. */
const LONGEST = 300

/**
 * A line of plain text with its addresses marked: web addresses, email addresses, paths of public pages. Brackets and punctuation
 * around one are not part of it.
 */
export function linkParts(line: string): TextPart[] {
  const parts: TextPart[] = []
  const add = (text: string, href?: string) => {
    const last = parts.at(-1)
    if (text === '') return
    if (href) parts.push({ text, href })
    else if (last && !last.href) last.text += text
    else parts.push({ text })
  }
  for (const token of line.split(/(\s+)/)) {
    const [before, address, after] = stripPunctuation(token)
    const href = hrefOf(address)
    if (!href) add(token)
    else {
      add(before)
      add(address, href)
      add(after)
    }
  }
  return parts
}

function hrefOf(text: string): string | undefined {
  if (text.length > LONGEST) return undefined
  if (PAGE.test(text) || WEB.test(text)) return text
  return MAIL.test(text) ? `mailto:${text}` : undefined
}

function stripPunctuation(token: string): [string, string, string] {
  let start = 0
  let end = token.length
  while (start < end && '([“"‘\'<'.includes(token.charAt(start))) start++
  while (end > start && '.,;:!?)]”"’\'>'.includes(token.charAt(end - 1))) end--
  return [token.slice(0, start), token.slice(start, end), token.slice(end)]
}
