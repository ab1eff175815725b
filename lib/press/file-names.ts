import { safeFileName } from '@/lib/platform/file-name'
import { pressTypes } from './file-rules'

/** File systems take 255 bytes, whatever the script; a number may have to be added. */
const MOST_BYTES = 200
/** Names of devices to Windows, whatever their end. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** The name under which a file is downloaded and unpacked, on any computer. Its end is that of the content, whatever its name says. */
export function fileNameOf({ name, contentType }: { name: string; contentType: string }): string {
  const end = Object.entries(pressTypes).find(([, type]) => type === contentType)?.[0] ?? 'bin'
  const safe = safeFileName(name, end, 'file')
  const stem = cutToBytes(safe.slice(0, -end.length - 1))
  return `${DEVICE.test(stem) ? `${stem}-file` : stem}.${end}`
}

/** Between two characters, so that no emoji is torn apart. */
function cutToBytes(text: string): string {
  let cut = ''
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (Buffer.byteLength(cut + segment) > MOST_BYTES) return cut.trim() || 'file'
    cut += segment
  }
  return cut
}

/** Returns each name once: "logo.svg", "logo (2).svg". Names that differ in case only are the same on most computers. */
export function makeUnique() {
  const taken = new Set<string>()
  return (name: string): string => {
    const dot = name.lastIndexOf('.')
    const numbered = (count: number) =>
      count === 1 ? name : `${name.slice(0, dot)} (${count})${name.slice(dot)}`
    let count = 1
    while (taken.has(numbered(count).toLowerCase())) count += 1
    taken.add(numbered(count).toLowerCase())
    return numbered(count)
  }
}
