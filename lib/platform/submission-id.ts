import { createHash, randomUUID } from 'node:crypto'

/**
 * Returns the id for a row created by a form, derived from the submission and the content that distinguishes its rows:
 * an address or a text. A form submitted twice (after a lost response, or to two instances) results in the same id, but
 * if the text was corrected in between, the id is different. The browser cannot choose the id. If there is no
 * submission, the id is random.
 */
export function submissionId(submission: string | undefined, content: string): string {
  const bytes = createHash('sha256')
    .update(`${submission ?? randomUUID()}\n${content}`)
    .digest()
    .subarray(0, 16)
  // RFC 9562, version 8: custom bits.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
