import { connection } from 'next/server'
import { isDatabaseReady } from '@/lib/platform/health'
import { jsonResponse } from '@/lib/platform/uncached-response'

/** Returns 200 if the database responds and accepts writes, and 503 otherwise. Reveals nothing but the status. */
export async function GET() {
  await connection()
  const isReady = await isDatabaseReady()
  return jsonResponse(isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable' })
}
