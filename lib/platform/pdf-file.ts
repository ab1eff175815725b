import type { FileBytes } from './file-bytes'

/** Some programs write up to a kilobyte after the end marker, which truncated files lack. */
const TAIL = 2_048

/** Returns whether a file is a complete PDF. */
export async function isWholePdf(file: FileBytes): Promise<boolean> {
  const head = (await file.read(0, 8)).toString('latin1')
  const tail = (await file.read(Math.max(0, file.size - TAIL), TAIL)).toString('latin1')
  return /^%PDF-[12]\.\d/.test(head) && /startxref\s+\d+\s+%%EOF/.test(tail)
}
