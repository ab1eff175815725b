import { rewriteImage } from '@/lib/media/image-file'
import { Refusal, UploadRefusal } from '@/lib/platform/errors'
import { bytesOf } from '@/lib/platform/file-bytes'
import { isWholePdf } from '@/lib/platform/pdf-file'
import { readZipDirectory, ZipError } from '@/lib/platform/zip-directory'
import { isNameOf, type PressKind, pressMessages, pressTypes } from './file-rules'
import { cleanSvg, isSvg } from './svg-file'

const MB = 1024 * 1024
/** Even a complete press kit has only a few hundred files. */
const ZIP_LIMITS = { entries: 5_000, directory: 2 * MB, unpacked: 500 * MB }

export interface PressFileBytes {
  kind: PressKind
  contentType: string
  /** The bytes to store and offer for download: images are re-encoded, drawings are cleaned. */
  data: Buffer
}

/**
 * Detects an uploaded file's type from its bytes and returns what may be published. Throws a `Refusal` for other
 * types, for truncated files, and if the name does not match.
 */
export async function readPressFile(bytes: Buffer, name: string): Promise<PressFileBytes> {
  if (bytes.length === 0) throw new Refusal(pressMessages.empty)
  const kind = kindOf(bytes)
  if (!kind) throw new UploadRefusal(415, pressMessages.type)
  if (!isNameOf(kind, name)) throw new UploadRefusal(415, pressMessages.mismatch)
  return { kind, contentType: pressTypes[kind], data: await readers[kind](bytes) }
}

const signatures: readonly [PressKind, (bytes: Buffer) => boolean][] = [
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['jpg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['webp', (bytes) => /^RIFF.{4}WEBP/s.test(bytes.toString('latin1', 0, 12))],
  ['pdf', (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-'],
  ['zip', (bytes) => bytes.toString('latin1', 0, 4) === 'PK\x03\x04'],
  ['svg', isSvg],
]

function kindOf(bytes: Buffer): PressKind | undefined {
  return signatures.find(([, matches]) => matches(bytes))?.[0]
}

const readers: Record<PressKind, (bytes: Buffer) => Promise<Buffer>> = {
  png: rewrite,
  jpg: rewrite,
  webp: rewrite,
  svg: cleanSvg,
  pdf: checkPdf,
  zip: checkZip,
}

async function rewrite(bytes: Buffer): Promise<Buffer> {
  return (await rewriteImage(bytes, { isForPrint: true })).data
}

async function checkPdf(bytes: Buffer): Promise<Buffer> {
  if (!(await isWholePdf(bytesOf(bytes)))) throw new Refusal(pressMessages.damaged)
  return bytes
}

async function checkZip(bytes: Buffer): Promise<Buffer> {
  const { entries } = await readZipDirectory(bytesOf(bytes), ZIP_LIMITS).catch((error: unknown) => {
    if (!(error instanceof ZipError)) throw error
    throw new Refusal(error.reason === 'large' ? pressMessages.unpacked : pressMessages.damaged)
  })
  // Office documents are ZIP archives too.
  if (entries.some(({ name }) => name === '[Content_Types].xml'))
    throw new UploadRefusal(415, pressMessages.type)
  if (entries.some(({ name }) => escapesFolder(name))) throw new Refusal(pressMessages.paths)
  return bytes
}

const escapesFolder = (name: string) => /^([/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..')
