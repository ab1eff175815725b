import { isForeignRequest } from '@/lib/auth/own-origin'
import { findAdmin } from '@/lib/auth/session'
import { lagosDay } from '@/lib/dates'
import { exportEntries } from '@/lib/waitlist/admin-queries'
import { parseWaitlistParams } from '@/lib/waitlist/schema'

/** The filtered list as a file, for signed-in staff: a route because a server action cannot answer with a download. */
export async function GET(request: Request) {
  if (isForeignRequest(request.headers))
    return refuse(403, 'This download has to be started from the admin area.')
  if (!(await findAdmin())) return refuse(401, 'Please sign in and try again.')
  const params = parseWaitlistParams(Object.fromEntries(new URL(request.url).searchParams))
  const pieces = await exportEntries(params)
  return new Response(streamOf(pieces), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="waitlist-${lagosDay(new Date())}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** One piece whenever the reader has room for it; none after the reader has gone. */
function streamOf(pieces: AsyncGenerator<string>) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

function refuse(status: number, message: string) {
  return new Response(`${message}\n`, { status, headers: { 'cache-control': 'no-store' } })
}
