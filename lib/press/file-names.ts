import { safeFileName } from '@/lib/platform/file-name'
import { pressTypes } from './file-rules'

/** File systems allow 255 bytes, and a number may be added. */
const MAX_BYTES = 200
/** Device names on Windows, which are reserved with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Returns a file name that works on any computer. Its extension matches the content. */
export function fileNameOf({ name, contentType }: { name: string; contentType: string }): string {
  const extension = Object.entries(pressTypes).find(([, type]) => type === contentType)?.[0] ?? 'bin'
  const safe = safeFileName(name, extension, 'file')
  const stem = truncate(safe.slice(0, -extension.length - 1))
  return `${DEVICE.test(stem) ? `${stem}-file` : stem}.${extension}`
}

/** Truncates a name to MAX_BYTES between graphemes, so that no emoji is split. */
function truncate(text: string): string {
  let shortened = ''
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (Buffer.byteLength(shortened + segment) > MAX_BYTES) return shortened.trim() || 'file'
    shortened += segment
  }
  return shortened
}

/**
 * Returns a function that makes names unique: "logo.svg", "logo (2).svg". Most computers ignore the case of names.
 */
export function makeUnique() {
  const usedNames = new Set<string>()
  return (name: string): string => {
    const dot = name.lastIndexOf('.')
    const numbered = (count: number) =>
      count === 1 ? name : `${name.slice(0, dot)} (${count})${name.slice(dot)}`
    let count = 1
    while (usedNames.has(numbered(count).toLowerCase())) count += 1
    usedNames.add(numbered(count).toLowerCase())
    return numbered(count)
  }
}
