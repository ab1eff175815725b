import { connection } from 'next/server'
import { lagosDay } from '@/lib/dates'
import { isDay } from '@/lib/plan/calendar-day'
import { writeCalendar } from '@/lib/plan/plan-calendar'
import { readPlan } from '@/lib/plan/plan-params'
import { env } from '@/lib/platform/env'
import { plainResponse } from '@/lib/platform/uncached-response'
import { site } from '@/lib/site'

/**
 * Returns the calculator's plan as a calendar file. This is a route because phones open its response in their calendar
 * app, but not a file created in the page, and because emails can link to a route.
 */
export async function GET(request: Request) {
  await connection()
  const { search, searchParams } = new URL(request.url)
  const choice = readPlan(search)
  const requestedStart = searchParams.get('start') ?? ''
  const start = isDay(requestedStart) ? requestedStart : lagosDay(new Date())
  const file = choice && writeCalendar(choice, { start, productName: site.name, siteUrl: env.APP_URL })
  if (!file) return plainResponse(400, 'This URL contains no plan.')
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      // Not sent as an attachment, which Safari on a phone would only save. Other browsers save it anyway.
      'content-disposition': 'inline; filename="payout-plan.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
