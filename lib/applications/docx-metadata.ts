import { Refusal } from '@/lib/platform/errors'
import { damaged } from './docx-refusals'
import { resumeMessages } from './resume-rules'

/**
 * Checks the content types or relationships of a .docx. Throws a `Refusal` if they mention macros, or anything that
 * Word loads from elsewhere when it opens the document, macros included.
 */
export function checkMetadata(xml: string) {
  if (!isPlain(xml)) throw damaged()
  for (const [tag] of xml.matchAll(TAG)) {
    const attributes = readAttributes(tag)
    // Renamed .docm files state this content type. Macros can be in a part of any name.
    if (/macroEnabled|vbaProject/i.test(`${attributes.ContentType} ${attributes.Type}`))
      throw new Refusal(resumeMessages.macros)
    if (loadsMore(attributes)) throw new Refusal(resumeMessages.remoteParts)
  }
}

/**
 * Returns whether a part looks like UTF-8 XML: it begins with a tag, has no zero bytes and declares no other encoding.
 */
export function looksLikeUtf8(xml: string) {
  const encoding = /encoding\s*=\s*["']([^"']*)/i.exec(xml.slice(0, xml.indexOf('>')))?.[1] ?? 'utf-8'
  return /^(\xef\xbb\xbf)?\s*</.test(xml) && !xml.includes('\0') && /^utf-?8$/i.test(encoding)
}

/** Returns whether the text can be read as it is: no character references, comments or declarations, which could hide a word. */
const isPlain = (xml: string) => looksLikeUtf8(xml) && !HIDING.test(xml) && !xml.includes('<!')

// Some programs write quotation marks in addresses as references, which hides nothing.
const HIDING = /&#(?!(?:34|39|x22|x27);)/i

// XML allows ">" in attributes, but not "<", so each tag is checked once.
const TAG = /<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g
const ATTRIBUTE = /(?<=\s)([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g

export function readAttributes(tag: string): Record<string, string | undefined> {
  const found = tag.matchAll(ATTRIBUTE)
  return Object.fromEntries([...found].map(([, name, value = '']) => [name, value.slice(1, -1)]))
}

/** The type of a link, in both editions of the standard. */
const LINK =
  /^http:\/\/(schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/hyperlink$/

function loadsMore({ Type = '', Target = '', TargetMode = '' }: Record<string, string | undefined>) {
  // Another document, such as a web page, that Word inserts into this one.
  if (/\/aFChunk\s*$/i.test(Type)) return true
  // Word opens a link only when someone clicks it.
  if (LINK.test(Type)) return false
  const isOutside = TargetMode.trim().toLowerCase() === 'external' || /:|^\s*[\\/]{2}/.test(Target)
  return isOutside && !isOnOwnDisk(Target)
}

/**
 * Many documents name the template or the pasted image on their author's own disk, or an image in the email they were
 * copied from. Word can load none of these on another computer.
 */
const ON_OWN_DISK =
  /^(cid:|(file:\/\/\/)?[a-z]:[\\/]|(file:\/\/(localhost)?)?\/users\/|(file:\/\/\/)?macintosh( |%20)hd:|(file:\/\/\/)?([\w .-]|%20)+$)/i

export const isOnOwnDisk = (place: string) => ON_OWN_DISK.test(place)
