import { Refusal, UploadRefusal } from '@/lib/platform/errors'
import type { FileBytes } from '@/lib/platform/file-bytes'
import { resumeMessages } from './resume-rules'

/** The length of a directory entry. Every entry is aligned to it, since the header and sectors have 512 or 4096 bytes. */
const ENTRY = 128
const LONGEST_NAME = 64
const TYPE = 66
const STORAGE = 1
const STREAM = 2
const CHUNK_SIZE = ENTRY * 512

/**
 * Checks that a file is a Word .doc without macros. Spreadsheets, Outlook messages and installers are OLE compound
 * files too, so one of the file's directory entries must be Word's stream. Looks at every place that may hold an
 * entry instead of following the directory's chain of sectors, so a crafted chain cannot hide any. Throws a `Refusal`.
 * Format: [MS-CFB], [MS-DOC], [MS-OVBA].
 */
export async function checkDoc(file: FileBytes) {
  let isWord = false
  for (let offset = 0; offset < file.size; offset += CHUNK_SIZE) {
    const chunk = await file.read(offset, CHUNK_SIZE)
    // The last entry may be cut off, because Word fills it up.
    for (let at = 0; at + TYPE < chunk.length; at += ENTRY) {
      const type = chunk.readUInt8(at + TYPE)
      if (type !== STORAGE && type !== STREAM) continue
      const name = nameAt(chunk, at).toLowerCase()
      if (/^_?vba/.test(name)) throw new Refusal(resumeMessages.macros)
      if (name === 'worddocument' && type === STREAM) isWord = true
    }
  }
  if (!isWord) throw new UploadRefusal(415, resumeMessages.mismatch)
}

/** Returns the name in a directory entry, or an empty string if the bytes are not an entry. */
function nameAt(chunk: Buffer, at: number): string {
  const length = chunk.readUInt16LE(at + LONGEST_NAME)
  return length <= LONGEST_NAME ? chunk.toString('utf16le', at, at + Math.max(0, length - 2)) : ''
}
