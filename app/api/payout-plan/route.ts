import { connection } from 'next/server'
import { lagosDay } from '@/lib/dates'
import { isDay } from '@/lib/plan/calendar-day'
import { writeCalendar } from '@/lib/plan/plan-calendar'
import { readPlan } from '@/lib/plan/plan-params'
import { env } from '@/lib/platform/env'
import { site } from '@/lib/site'

/**
 * The calculator's plan as a calendar file. A route and not a script's work: telephones open an answer of this type in their
 * calendar, which they do not for a file made in the page, and an email can link to it.
 */
export async function GET(request: Request) {
  await connection()
  const { search, searchParams } = new URL(request.url)
  const choice = readPlan(search)
  const given = searchParams.get('start') ?? ''
  const start = isDay(given) ? given : lagosDay(new Date())
  const file = choice && writeCalendar(choice, { start, productName: site.name, siteUrl: env.APP_URL })
  if (!file)
    return new Response('There is no plan in this address.\n', {
      status: 400,
      headers: { 'cache-control': 'no-store' },
    })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      // Not as an attachment: Safari on a telephone would only store it. Others store it anyway.
      'content-disposition': 'inline; filename="payout-plan.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
