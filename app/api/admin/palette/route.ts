import { findAccess } from '@/lib/auth/session'
import { findRecords } from '@/lib/palette/admin-queries'
import type { PaletteAnswer } from '@/lib/palette/schema'
import { log } from '@/lib/platform/log'
import { requestInfo } from '@/lib/platform/request'

/** Returns the records that contain the words of `q`, for the command palette. */
export async function GET(request: Request) {
  const { refusal } = await findAccess('dashboard')
  if (refusal) return answer(refusal.status, { message: refusal.message })
  try {
    return answer(200, await findRecords(new URL(request.url).searchParams.get('q') ?? ''))
  } catch (error) {
    const { requestId } = await requestInfo()
    log.error({ err: error, requestId }, 'palette search failed')
    return answer(503, { message: 'The search did not answer in time. Please try again.' })
  }
}

function answer(status: number, body: PaletteAnswer | { message: string }) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
