import { lagosDay } from '@/lib/dates'
import { openCopy } from '@/lib/personal-data/actions'
import { copyTypes, isCopyFormat } from '@/lib/personal-data/copy-formats'
import { findCopyFile, readCopy } from '@/lib/personal-data/queries'
import { env } from '@/lib/platform/env'
import { objectResponse, streamResponse } from '@/lib/platform/file-response'
import { refuseLink } from '@/lib/platform/uncached-response'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { openObject } from '@/lib/storage/objects'

interface Context {
  params: Promise<{ token: string }>
}

const pageOf = (token: string) => `${env.APP_URL}/privacy/copy/${encodeURIComponent(token)}`

/** Redirects anyone who opens the URL to the page whose buttons send the POST. */
export async function GET(_request: Request, { params }: Context) {
  return Response.redirect(pageOf((await params).token), 303)
}

/** Handles that page's buttons: one opens the copy, the others download part of an open copy. */
export async function POST(request: Request, { params }: Context) {
  const { token } = await params
  const form = await request.formData().catch(() => null)
  const part = form?.get('part')
  if (typeof part !== 'string') return open(token)
  const download = isCopyFormat(part) ? await sendCopy(token, part) : await sendFile(request, { token, part })
  // The page explains why the copy is unavailable.
  return download ?? Response.redirect(pageOf(token), 303)
}

async function open(token: string) {
  const result = await openCopy({ token })
  if (result.ok) return Response.redirect(pageOf(token), 303)
  return refuseLink(result)
}

async function sendCopy(token: string, format: keyof typeof copyTypes) {
  const chunks = await readCopy(token, format)
  const { contentType, extension } = copyTypes[format]
  return chunks && streamResponse(chunks, `my-data-${lagosDay(new Date())}.${extension}`, contentType)
}

async function sendFile(request: Request, { token, part }: { token: string; part: string }) {
  const file = await findCopyFile(token, part)
  const object = file && (await openObject(UPLOAD_SLOTS.resume.bucket, file.key))
  return object && objectResponse(object, { fileName: file.fileName, request })
}
