import { refuseDownload } from '@/lib/auth/download-gate'
import { lagosDay } from '@/lib/dates'
import { exportFile, exportPerson } from '@/lib/personal-data/admin-queries'
import { type CopyFormat, copyTypes, isCopyFormat } from '@/lib/personal-data/copy-formats'
import { objectResponse, streamResponse } from '@/lib/platform/file-response'
import { plainResponse } from '@/lib/platform/uncached-response'
import { UPLOAD_SLOTS } from '@/lib/platform/upload-slots'
import { openObject } from '@/lib/storage/objects'

/** Returns part of a person's data to staff. Uses POST, so that no URL identifies the person. */
export async function POST(request: Request) {
  const refusal = await refuseDownload(request, 'personal-data')
  if (refusal) return refusal
  const form = await request.formData().catch(() => null)
  const [person, part] = [form?.get('person'), form?.get('part')]
  if (typeof person !== 'string' || typeof part !== 'string') return missing()
  const download = isCopyFormat(part)
    ? await sendCopy(person, part)
    : await sendFile(request, { person, part })
  return download ?? missing()
}

async function sendCopy(person: string, format: CopyFormat) {
  const chunks = await exportPerson(person, format)
  const { contentType, extension } = copyTypes[format]
  return chunks && streamResponse(chunks, `personal-data-${lagosDay(new Date())}.${extension}`, contentType)
}

async function sendFile(request: Request, { person, part }: { person: string; part: string }) {
  const file = await exportFile(person, part)
  const object = file && (await openObject(UPLOAD_SLOTS.resume.bucket, file.key))
  return object && objectResponse(object, { fileName: file.fileName, request })
}

const missing = () =>
  plainResponse(404, 'This data is no longer available. Please look up the email address again.')
