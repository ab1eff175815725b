import { createHash, randomUUID } from 'node:crypto'

/**
 * The id of a new entry, made from the submission and the address: a form that is sent twice (a lost answer, two
 * instances) names the same row, and the browser cannot choose an id. Without a submission it is random.
 */
export function entryId(submission: string | undefined, email: string): string {
  const bytes = createHash('sha256')
    .update(`${submission ?? randomUUID()}\n${email}`)
    .digest()
    .subarray(0, 16)
  // Marked as what RFC 9562 calls version 8: bits of our own making.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
