import { connection } from 'next/server'
import { jsonResponse } from '@/lib/platform/uncached-response'

/** Returns 200 whenever the process is able to respond. */
export async function GET() {
  await connection()
  return jsonResponse(200, { status: 'ok' })
}
