import { Refusal } from '@/lib/platform/errors'
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
 * What a file is: its bytes say it, and its name must say the same. Throws a `Refusal` for what is no PDF or Word document, is cut
 * off, holds macros, or would unfold to far more than it is.
 */
export async function checkResume(file: FileBytes, name: string): Promise<ResumeKind> {
  const named = kindOfName(name)
  if (!named) throw new Refusal(resumeMessages.type)
  if (file.size === 0) throw new Refusal(resumeMessages.empty)
  const head = await file.read(0, 8)
  const found = kinds.find(({ begins }) => head.subarray(0, begins.length).equals(begins))
  if (found?.kind !== named) throw new Refusal(resumeMessages.mismatch)
  await found.check(file)
  return named
}

async function checkPdf(file: FileBytes) {
  if (!(await isWholePdf(file))) throw new Refusal(resumeMessages.damaged)
}
