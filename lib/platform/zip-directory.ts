import type { FileBytes } from './file-bytes'

const END_LENGTH = 22
const LONGEST_COMMENT = 0xffff

export interface ZipEntry {
  name: string
  isStored: boolean
  crc: number
  packed: number
  /** The unpacked size it claims, in bytes. */
  size: number
  offset: number
}

export interface ZipLimits {
  entries: number
  /** Bytes of the directory. */
  directory: number
  /** Bytes that all entries together claim to unfold to. */
  unpacked: number
}

export class ZipFault extends Error {
  readonly reason: 'damaged' | 'large'

  constructor(reason: 'damaged' | 'large') {
    super(reason)
    this.name = 'ZipFault'
    this.reason = reason
  }
}

/**
 * The entries of a ZIP archive that is nothing else: no bytes before it, none rowsAfter, none between its parts. Throws a `ZipFault`.
 * Sizes are as the archive claims them.
 */
export async function readZipDirectory(file: FileBytes, most: ZipLimits) {
  const tailAt = Math.max(0, file.size - END_LENGTH - LONGEST_COMMENT)
  const tail = await file.read(tailAt, END_LENGTH + LONGEST_COMMENT)
  const endAt = findEnd(tail)
  if (endAt < 0) throw new ZipFault('damaged')
  const end = tail.subarray(endAt)
  const count = end.readUInt16LE(10)
  const length = end.readUInt32LE(12)
  const directoryOffset = end.readUInt32LE(16)
  if (count > most.entries || length > most.directory) throw new ZipFault('large')
  // Nothing before the archive, nothing between directory and end, one disk: another program could read it as something else.
  if (directoryOffset + length !== tailAt + endAt || end.readUInt32LE(4) !== 0) throw new ZipFault('damaged')
  const directory = await file.read(directoryOffset, length)
  const entries: ZipEntry[] = []
  let at = 0
  while (at + 46 <= directory.length && entries.length < count) {
    const entry = readEntry(directory.subarray(at))
    entries.push(entry)
    at += entry.length
  }
  if (entries.length !== count || at !== directory.length) throw new ZipFault('damaged')
  if (entries.reduce((sum, { size }) => sum + size, 0) > most.unpacked) throw new ZipFault('large')
  // Parts that lie over each other would be read again and again: ten megabytes two thousand times.
  if (entries.reduce((sum, { packed }) => sum + packed, 0) > directoryOffset) throw new ZipFault('damaged')
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

function readEntry(bytes: Buffer): ZipEntry & { length: number } {
  const method = bytes.readUInt16LE(10)
  const isEncrypted = (bytes.readUInt16LE(8) & 1) === 1
  if (bytes.readUInt32LE(0) !== 0x02014b50 || isEncrypted || ![0, 8].includes(method))
    throw new ZipFault('damaged')
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
