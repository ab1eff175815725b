import { safeFileName } from '@/lib/platform/file-name'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'

export const RESUME_MAX_BYTES = UPLOAD_SLOTS.resume.maxBytes

/** The accepted types by file extension. */
export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const
export type ResumeKind = keyof typeof resumeTypes

export const resumeMessages = {
  tooLarge: 'This file is larger than 10MB. Please choose one of at most 10MB.',
  type: 'This file is not a PDF or Word document. Please choose a .pdf, .doc or .docx file.',
  mismatch: 'The contents of this file don’t match its name. Please choose a real .pdf, .doc or .docx file.',
  empty: 'This file is empty. Please choose another one.',
  damaged: 'This file is damaged or incomplete. Please save it again, or choose another one.',
  unpacked: 'This document is too large when unpacked. Please save it as a PDF and try again.',
  macros: 'This document contains macros. Please save it without them, or as a PDF.',
  remoteParts:
    'This document loads parts of itself from another place. Please save it as a PDF and try again.',
  busy: 'Many people are sending files right now. Please try again in a minute.',
  full: 'We can’t accept any more files right now. Please try again tomorrow, or apply without a resume and send it in reply to our confirmation email.',
  tooMany: 'Too many attempts. Please wait a few minutes and try again.',
  slow: 'The upload took too long. Please try again, or choose a smaller file.',
  failed: 'Your file could not be uploaded. Please check your connection and try again.',
} as const

/** Checks a file's name and size. The server checks its bytes. */
export function resumeProblem({ name, size }: { name: string; size: number }) {
  if (!kindOfName(name)) return { status: 415, message: resumeMessages.type }
  if (size === 0) return { status: 422, message: resumeMessages.empty }
  return size > RESUME_MAX_BYTES ? { status: 413, message: resumeMessages.tooLarge } : undefined
}

/** Returns the type for a file name, or undefined for names such as "cv.pdf.exe". */
export function kindOfName(name: string): ResumeKind | undefined {
  const extension = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase()
  return extension === 'pdf' || extension === 'doc' || extension === 'docx' ? extension : undefined
}

/** Makes a file name safe to display and save, keeping its extension. Object keys never contain it. */
export function tidyFileName(fileName: string, kind: ResumeKind): string {
  return safeFileName(fileName, kind, 'resume')
}

/** The response to an upload. The application refers to the file by this token. */
export type ResumeResponse = ({ ok: true } & SentResume) | { ok: false; message: string }
export interface SentResume {
  token: string
  name: string
  /** In bytes. */
  size: number
}
