import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { Refusal } from '@/lib/platform/errors'
import type { FileBytes } from './file-bytes'
import { resumeMessages } from './resume-rules'

const MB = 1024 * 1024
/** A long resume with pictures has a hundred parts and unfolds to a few megabytes. */
const MOST = { entries: 2_000, directory: MB, unpacked: 100 * MB, contentTypes: MB }
const PIECE = 64 * 1024
const END_LENGTH = 22
const LONGEST_COMMENT = 0xffff

interface Entry {
  name: string
  isStored: boolean
  crc: number
  packed: number
  /** What it claims to unfold to, bytes. */
  size: number
  offset: number
}

const damaged = () => new Refusal(resumeMessages.damaged)
const unpacked = () => new Refusal(resumeMessages.unpacked)

/**
 * A .docx is a ZIP archive with these two parts. Sizes are believed neither as claimed nor without: every part is unfolded piece by
 * piece, and given up as soon as it becomes more than it said. Throws a `Refusal`.
 */
export async function checkDocx(file: FileBytes) {
  const { entries, directoryOffset } = await readDirectory(file)
  const names = new Set(entries.map(({ name }) => name))
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml'))
    throw new Refusal(resumeMessages.mismatch)
  if (entries.some(({ name }) => /(^|\/)vbaproject\.bin$/i.test(name)))
    throw new Refusal(resumeMessages.macros)
  if (entries.reduce((sum, { size }) => sum + size, 0) > MOST.unpacked) throw unpacked()
  // Parts that lie over each other would be read again and again: ten megabytes two thousand times.
  if (entries.reduce((sum, { packed }) => sum + packed, 0) > directoryOffset) throw damaged()
  for (const entry of entries) await unfold(file, entry, directoryOffset)
}

async function readDirectory(file: FileBytes) {
  const tailAt = Math.max(0, file.size - END_LENGTH - LONGEST_COMMENT)
  const tail = await file.read(tailAt, END_LENGTH + LONGEST_COMMENT)
  const endAt = findEnd(tail)
  if (endAt < 0) throw damaged()
  const end = tail.subarray(endAt)
  const count = end.readUInt16LE(10)
  const length = end.readUInt32LE(12)
  const directoryOffset = end.readUInt32LE(16)
  if (count > MOST.entries || length > MOST.directory) throw unpacked()
  // Nothing before the archive, nothing between directory and end, one disk: another program could read it as something else.
  if (directoryOffset + length !== tailAt + endAt || end.readUInt32LE(4) !== 0) throw damaged()
  const directory = await file.read(directoryOffset, length)
  const entries: Entry[] = []
  let at = 0
  while (at + 46 <= directory.length && entries.length < count) {
    const entry = readEntry(directory.subarray(at))
    entries.push(entry)
    at += entry.length
  }
  if (entries.length !== count || at !== directory.length) throw damaged()
  return { entries, directoryOffset }
}

/** The end record whose comment ends where the file ends. */
function findEnd(tail: Buffer): number {
  for (let at = tail.length - END_LENGTH; at >= 0; at--) {
    const isEnd = tail.readUInt32LE(at) === 0x06054b50
    if (isEnd && at + END_LENGTH + tail.readUInt16LE(at + 20) === tail.length) return at
  }
  return -1
}

function readEntry(bytes: Buffer): Entry & { length: number } {
  const method = bytes.readUInt16LE(10)
  const isEncrypted = (bytes.readUInt16LE(8) & 1) === 1
  if (bytes.readUInt32LE(0) !== 0x02014b50 || isEncrypted || ![0, 8].includes(method)) throw damaged()
  const nameLength = bytes.readUInt16LE(28)
  return {
    name: bytes.toString('utf8', 46, 46 + nameLength),
    isStored: method === 0,
    crc: bytes.readUInt32LE(16),
    packed: bytes.readUInt32LE(20),
    size: bytes.readUInt32LE(24),
    offset: bytes.readUInt32LE(42),
    length: 46 + nameLength + bytes.readUInt16LE(30) + bytes.readUInt16LE(32),
  }
}

async function unfold(file: FileBytes, entry: Entry, directoryOffset: number) {
  const header = await file.read(entry.offset, 30)
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) throw damaged()
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (start + entry.packed > directoryOffset) throw damaged()
  const packed = Readable.from(piecesOf(file, start, entry.packed))
  const sum = { size: 0, crc: 0, text: '' }
  const add = async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      sum.size += piece.length
      if (sum.size > entry.size) throw unpacked()
      sum.crc = crc32(piece, sum.crc)
      if (entry.name === '[Content_Types].xml' && sum.size <= MOST.contentTypes)
        sum.text += piece.toString('latin1')
    }
  }
  try {
    await (entry.isStored ? pipeline(packed, add) : pipeline(packed, createInflateRaw(), add))
  } catch (error) {
    throw error instanceof Refusal ? error : damaged()
  }
  if (sum.size !== entry.size || sum.crc !== entry.crc) throw damaged()
  // Renamed from .docm: the content says so itself.
  if (/macroEnabled/i.test(sum.text)) throw new Refusal(resumeMessages.macros)
}

async function* piecesOf(file: FileBytes, start: number, length: number) {
  for (let at = 0; at < length; at += PIECE) yield await file.read(start + at, Math.min(PIECE, length - at))
}
