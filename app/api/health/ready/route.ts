import { connection } from 'next/server'
import { isDatabaseReady } from '@/lib/platform/health'

/**
 * Returns 200 if the process responds and the database responds and accepts writes. Reveals nothing but the status.
 */
export async function GET() {
  await connection()
  const isReady = await isDatabaseReady()
  return Response.json(
    { status: isReady ? 'ok' : 'unavailable' },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
