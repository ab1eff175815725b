import type { FileBytes } from './file-bytes'

const END_LENGTH = 22
const MAX_COMMENT_LENGTH = 0xffff

export interface ZipEntry {
  name: string
  isStored: boolean
  crc: number
  /** In bytes. */
  compressedSize: number
  /** The unpacked size stated in the archive, in bytes. */
  size: number
  offset: number
}

export interface ZipLimits {
  entries: number
  /** The size of the directory in bytes. */
  directory: number
  /** The total unpacked size stated in the archive, in bytes. */
  unpacked: number
}

export class ZipError extends Error {
  readonly reason: 'damaged' | 'large'

  constructor(reason: 'damaged' | 'large') {
    super(reason)
    this.name = 'ZipError'
    this.reason = reason
  }
}

/**
 * Lists the entries of a file that contains nothing but a ZIP archive, without bytes before, after or between its
 * parts. Returns sizes as stated in the archive. Throws a `ZipError`.
 */
export async function readZipDirectory(file: FileBytes, limits: ZipLimits) {
  const tailAt = Math.max(0, file.size - END_LENGTH - MAX_COMMENT_LENGTH)
  const tail = await file.read(tailAt, END_LENGTH + MAX_COMMENT_LENGTH)
  const endAt = findEnd(tail)
  if (endAt < 0) throw new ZipError('damaged')
  const end = tail.subarray(endAt)
  const count = end.readUInt16LE(10)
  const length = end.readUInt32LE(12)
  const directoryOffset = end.readUInt32LE(16)
  if (count > limits.entries || length > limits.directory) throw new ZipError('large')
  // Require a single disk, and that nothing precedes the archive or separates directory and end. Otherwise another
  // program could read it differently.
  if (directoryOffset + length !== tailAt + endAt || end.readUInt32LE(4) !== 0) throw new ZipError('damaged')
  const directory = await file.read(directoryOffset, length)
  const entries: ZipEntry[] = []
  let at = 0
  while (at + 46 <= directory.length && entries.length < count) {
    const entry = readEntry(directory.subarray(at))
    entries.push(entry)
    at += entry.length
  }
  if (entries.length !== count || at !== directory.length) throw new ZipError('damaged')
  if (entries.reduce((sum, { size }) => sum + size, 0) > limits.unpacked) throw new ZipError('large')
  // Reject overlapping parts, which could unpack the same ten megabytes two thousand times.
  if (entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0) > directoryOffset)
    throw new ZipError('damaged')
  return { entries, directoryOffset }
}

/** Finds the end record with a comment that ends at the end of the file. */
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
    throw new ZipError('damaged')
  const nameLength = bytes.readUInt16LE(28)
  return {
    name: bytes.toString('utf8', 46, 46 + nameLength),
    isStored: method === 0,
    crc: bytes.readUInt32LE(16),
    compressedSize: bytes.readUInt32LE(20),
    size: bytes.readUInt32LE(24),
    offset: bytes.readUInt32LE(42),
    length: 46 + nameLength + bytes.readUInt16LE(30) + bytes.readUInt16LE(32),
  }
}
