import { lagosDay } from '@/lib/dates'
import { openCopy } from '@/lib/personal-data/actions'
import { type CopyFormat, copyTypes, isCopyFormat } from '@/lib/personal-data/copy-formats'
import { findCopyFile, readCopy } from '@/lib/personal-data/queries'
import { downloadBody } from '@/lib/platform/download-body'
import { asDownload } from '@/lib/platform/file-response'
import { type LinkContext, linkPage } from '@/lib/platform/link-page'
import { slotNetworkOf } from '@/lib/platform/network'
import { requestInfo } from '@/lib/platform/request'
import { createSlots } from '@/lib/platform/slots'
import { newTransfer } from '@/lib/platform/transfer'
import { refuseLink } from '@/lib/platform/uncached-response'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { downloadFile, refuseDownloadForNow } from '@/lib/storage/download'

/** Limits concurrent copies, because each searches all tables with personal data. */
const acquireSlot = createSlots({ name: 'personal-copies', total: 4, perNetwork: 2 })

const page = linkPage('/privacy/copy')

export const { GET } = page

/** Handles the page's buttons: one opens the copy, the others download part of an open copy. */
export async function POST(request: Request, { params }: LinkContext) {
  const { token } = await params
  const form = await request.formData().catch(() => null)
  const part = form?.get('part')
  if (typeof part !== 'string') return open(token)
  const download = isCopyFormat(part)
    ? await sendCopy(request, { token, part })
    : await sendFile(request, { token, part })
  // The page explains why the copy is unavailable.
  return download ?? page.redirect(token)
}

async function open(token: string) {
  const result = await openCopy({ token })
  if (result.ok) return page.redirect(token)
  return refuseLink(result)
}

async function sendCopy(request: Request, { token, part }: { token: string; part: CopyFormat }) {
  const chunks = await readCopy(token, part)
  if (!chunks) return null
  const transfer = newTransfer()
  const release = acquireSlot(slotNetworkOf((await requestInfo()).address), transfer)
  if (!release) return refuseDownloadForNow()
  const { contentType, extension } = copyTypes[part]
  const body = downloadBody(() => encode(chunks), {
    finish: release,
    transfer,
    requestSignal: request.signal,
  })
  return new Response(body, {
    headers: asDownload(`my-data-${lagosDay(new Date())}.${extension}`, contentType),
  })
}

async function* encode(chunks: AsyncGenerator<string>) {
  const encoder = new TextEncoder()
  for await (const chunk of chunks) yield encoder.encode(chunk)
}

async function sendFile(request: Request, { token, part }: { token: string; part: string }) {
  const file = await findCopyFile(token, part)
  return file && downloadFile({ ...file, bucket: UPLOAD_SLOTS.resume.bucket }, request)
}
