import { refuseDownload } from '@/lib/auth/download-gate'
import { lagosDay } from '@/lib/dates'
import { exportSubscribers } from '@/lib/newsletter/admin-queries'
import { subscriberList } from '@/lib/newsletter/schema'
import { csvResponse } from '@/lib/platform/file-response'
import { readList } from '@/lib/platform/sealed-search'

/** Exports the filtered list for staff. */
export async function GET(request: Request) {
  const refusal = await refuseDownload(request, 'newsletter')
  if (refusal) return refusal
  const params = readList(subscriberList, Object.fromEntries(new URL(request.url).searchParams))
  return csvResponse(await exportSubscribers(params), `newsletter-${lagosDay(new Date())}.csv`)
}
