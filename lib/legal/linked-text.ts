export interface TextPart {
  text: string
  /** The target, if the part is a link. */
  href?: string
}

/**
 * The public pages that a legal text can link to by path. Other text is left alone, such as the "/she" in "he/she".
 */
const PAGE =
  /^\/(?:about|blog|careers|contact|help|press|privacy|security|terms|waitlist)(?:\/[a-z0-9-]+)*(?:#[a-z0-9-]+)?$/
const MAIL = /^[\w.+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i
const WEB = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#]\S*)?$/i
/** Longer candidates are skipped, because nobody writes URLs this long. */
const LONGEST = 300

/**
 * Splits a line of plain text into text and links: web addresses, email addresses and paths of public pages.
 * Surrounding brackets and punctuation are not part of a link.
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
