import { exportApplications } from '@/lib/applications/admin-queries'
import { applicationListOf } from '@/lib/applications/schema'
import { refuseDownload } from '@/lib/auth/download-gate'
import { lagosDay } from '@/lib/dates'
import { csvResponse } from '@/lib/platform/file-response'
import { readList } from '@/lib/platform/sealed-search'

/** Exports the filtered list for staff. */
export async function GET(request: Request) {
  const refusal = await refuseDownload(request, 'applications')
  if (refusal) return refusal
  const raw = Object.fromEntries(new URL(request.url).searchParams)
  const params = readList(applicationListOf(raw), raw)
  return csvResponse(await exportApplications(params), `applications-${lagosDay(new Date())}.csv`)
}
