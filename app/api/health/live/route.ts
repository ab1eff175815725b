import { connection } from 'next/server'
import { jsonResponse } from '@/lib/platform/uncached-response'

/** Returns 200 if the process responds. */
export async function GET() {
  await connection()
  return jsonResponse(200, { status: 'ok' })
}
