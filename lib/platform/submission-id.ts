import { createHash, randomUUID } from 'node:crypto'

/**
 * The id of a row that a public form makes, from the submission and what tells its rows apart (an address): a form that is sent
 * twice (a lost answer, two instances) names the same row, and the browser cannot choose an id. Without a submission it is random.
 */
export function submissionId(submission: string | undefined, content: string): string {
  const bytes = createHash('sha256')
    .update(`${submission ?? randomUUID()}\n${content}`)
    .digest()
    .subarray(0, 16)
  // Marked as what RFC 9562 calls version 8: bits of our own making.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
