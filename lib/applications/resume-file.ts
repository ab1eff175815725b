import { Refusal, UploadRefusal } from '@/lib/platform/errors'
import type { FileBytes } from '@/lib/platform/file-bytes'
import { isWholePdf } from '@/lib/platform/pdf-file'
import { checkDoc } from './doc-file'
import { checkDocx } from './docx-file'
import { kindOfName, type ResumeKind, resumeMessages } from './resume-rules'

const kinds = [
  { kind: 'pdf', begins: Buffer.from('%PDF-'), check: checkPdf },
  { kind: 'doc', begins: Buffer.from('d0cf11e0a1b11ae1', 'hex'), check: checkDoc },
  { kind: 'docx', begins: Buffer.from('PK\x03\x04', 'latin1'), check: checkDocx },
] as const

/**
 * Detects a file's type from its bytes. Throws a `Refusal` if the name does not match, if it is not a PDF or Word
 * document, if it is truncated or contains macros, or if it would unpack to far more than its size.
 */
export async function checkResume(file: FileBytes, name: string): Promise<ResumeKind> {
  const kindByName = kindOfName(name)
  if (!kindByName) throw new UploadRefusal(415, resumeMessages.type)
  if (file.size === 0) throw new Refusal(resumeMessages.empty)
  const head = await file.read(0, 8)
  const found = kinds.find(({ begins }) => head.subarray(0, begins.length).equals(begins))
  if (found?.kind !== kindByName) throw new UploadRefusal(415, resumeMessages.mismatch)
  await found.check(file)
  return kindByName
}

async function checkPdf(file: FileBytes) {
  if (!(await isWholePdf(file))) throw new Refusal(resumeMessages.damaged)
}
