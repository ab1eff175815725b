import { connection } from 'next/server'
import { isDatabaseReady } from '@/lib/platform/health'

/** Returns 200 if the database responds and accepts writes, too. Reveals nothing but the status. */
export async function GET() {
  await connection()
  const isReady = await isDatabaseReady()
  return Response.json(
    { status: isReady ? 'ok' : 'unavailable' },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
