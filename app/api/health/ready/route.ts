import { connection } from 'next/server'
import { isDatabaseReady } from '@/lib/platform/health'

/** The process can serve requests that need the database. Tells the status and nothing else. */
export async function GET() {
  await connection()
  const isReady = await isDatabaseReady()
  return Response.json(
    { status: isReady ? 'ok' : 'unavailable' },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
