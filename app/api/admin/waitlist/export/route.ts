import { refuseDownload } from '@/lib/auth/download-gate'
import { lagosDay } from '@/lib/dates'
import { csvResponse } from '@/lib/platform/file-response'
import { readList } from '@/lib/platform/sealed-search'
import { exportEntries } from '@/lib/waitlist/admin-queries'
import { waitlistList } from '@/lib/waitlist/schema'

/** Exports the filtered waitlist for staff. This is a route because a server action cannot return a download. */
export async function GET(request: Request) {
  const refusal = await refuseDownload(request, 'waitlist')
  if (refusal) return refusal
  const params = readList(waitlistList, Object.fromEntries(new URL(request.url).searchParams))
  return csvResponse(await exportEntries(params), `waitlist-${lagosDay(new Date())}.csv`)
}
