import type { FileBytes } from './file-bytes'

/** Writers put up to a kilobyte after the end; a download that was cut off has no end. */
const TAIL = 2_048

/** Returns whether a file is a PDF from its first byte to its end. */
export async function isWholePdf(file: FileBytes): Promise<boolean> {
  const head = (await file.read(0, 8)).toString('latin1')
  const tail = (await file.read(Math.max(0, file.size - TAIL), TAIL)).toString('latin1')
  return /^%PDF-[12]\.\d/.test(head) && /startxref\s+\d+\s+%%EOF/.test(tail)
}
