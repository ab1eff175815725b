import { connection } from 'next/server'

/** Returns 200 if the process responds. */
export async function GET() {
  await connection()
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
