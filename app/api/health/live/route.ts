import { connection } from 'next/server'

/** The process answers. */
export async function GET() {
  await connection()
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
