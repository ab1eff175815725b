import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { Refusal, UploadRefusal } from '@/lib/platform/errors'
import type { FileBytes } from '@/lib/platform/file-bytes'
import { readZipDirectory, type ZipEntry, ZipError } from '@/lib/platform/zip-directory'
import { type ChunkCheck, createSearchForFields, FieldCheck } from './docx-fields'
import { checkMetadata } from './docx-metadata'
import { damaged, tooLarge } from './docx-refusals'
import { resumeMessages } from './resume-rules'

const MB = 1024 * 1024
const KB = 1024
/**
 * A long resume with images has about a hundred parts and unpacks to a few megabytes. Its relationships and content
 * types together take up about 5 kB, plus 300 bytes for each image or link. Its text takes up less than a
 * megabyte, with a few hundred tags of fields, and their codes less than half of that.
 */
const LIMITS = {
  entries: 2_000,
  directory: MB,
  unpacked: 100 * MB,
  metadata: 64 * KB,
  text: 16 * MB,
  fieldTags: 50_000,
  fieldCodes: MB,
}
const CHUNK_SIZE = 64 * KB

/**
 * Checks that a file is a .docx: a ZIP archive with the parts `[Content_Types].xml` and `word/document.xml`. Rejects
 * macros, parts that Word would load from elsewhere, and fields that load something or run a program. Does not trust
 * the sizes stated in the archive: unpacks each part in chunks, and rejects the file as soon as a part exceeds its
 * stated size. Throws a `Refusal`.
 */
export async function checkDocx(file: FileBytes) {
  const { entries, directoryOffset } = await readDirectory(file)
  const names = new Set(entries.map(({ name }) => name))
  if (entries.some(isAmbiguous)) throw damaged()
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml'))
    throw new UploadRefusal(415, resumeMessages.mismatch)
  if (entries.some(({ name }) => /(^|\/)vbaproject\.bin$/i.test(name)))
    throw new Refusal(resumeMessages.macros)
  const sizeOf = (parts: ZipEntry[]) => parts.reduce((sum, { size }) => sum + size, 0)
  if (sizeOf(entries.filter(isMetadata)) > LIMITS.metadata) throw tooLarge()
  if (sizeOf(entries.filter(hasFields)) > LIMITS.text) throw tooLarge()
  const allowed = { tags: LIMITS.fieldTags, codes: LIMITS.fieldCodes }
  for (const entry of entries) {
    const fields = hasFields(entry) ? new FieldCheck(allowed) : createSearchForFields()
    await unpack(file, entry, directoryOffset, fields)
  }
}

async function readDirectory(file: FileBytes) {
  try {
    return await readZipDirectory(file, LIMITS)
  } catch (error) {
    if (error instanceof ZipError) throw error.reason === 'large' ? tooLarge() : damaged()
    throw error
  }
}

async function unpack(file: FileBytes, entry: ZipEntry, directoryOffset: number, fields: ChunkCheck) {
  const header = await file.read(entry.offset, 30)
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) throw damaged()
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (start + entry.compressedSize > directoryOffset) throw damaged()
  const compressed = Readable.from(chunksOf(file, start, entry.compressedSize))
  const sum = { size: 0, crc: 0 }
  const metadata: Buffer[] = []
  const add = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      sum.size += chunk.length
      if (sum.size > entry.size) throw tooLarge()
      sum.crc = crc32(chunk, sum.crc)
      if (isMetadata(entry)) metadata.push(chunk)
      fields.add(chunk)
    }
    fields.end()
  }
  try {
    await (entry.isStored ? pipeline(compressed, add) : pipeline(compressed, createInflateRaw(), add))
  } catch (error) {
    throw error instanceof Refusal ? error : damaged()
  }
  if (sum.size !== entry.size || sum.crc !== entry.crc) throw damaged()
  if (isMetadata(entry)) checkMetadata(Buffer.concat(metadata).toString('latin1'))
}

/**
 * Matches part names that every program reads in the same way. Escaped or invisible characters, backslashes and pieces
 * (`a.rels/[0].last.piece`) could stand for a different name. Office leaves deleted parts in `[trash]`.
 */
const PLAIN_NAME = /^(\[content_types\]\.xml|(\[trash\]\/)?[\p{L}\p{N} .,;()'&!$*+=@~_/-]+)$/iu
/** Matches segments that are empty, or end with a space or dot. */
const ODD_SEGMENT = /^\/|\/\/|[ .](\/|$)/

/** Returns whether Word may read the part's name differently. Folders have no contents of their own. */
const isAmbiguous = ({ name, size }: ZipEntry) =>
  !PLAIN_NAME.test(name) || ODD_SEGMENT.test(name) || (name.endsWith('/') && size > 0)

/** Returns whether a part describes other parts. Case-insensitive, because Word ignores case in part names. */
const isMetadata = ({ name }: ZipEntry) => /\.rels$|^\[content_types\]\.xml$/iu.test(name)

/** Returns whether a part can contain text with fields. */
const hasFields = ({ name }: ZipEntry) => /^word\/.*\.xml$/iu.test(name)

async function* chunksOf(file: FileBytes, start: number, length: number) {
  for (let at = 0; at < length; at += CHUNK_SIZE)
    yield await file.read(start + at, Math.min(CHUNK_SIZE, length - at))
}
