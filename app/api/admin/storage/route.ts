import { findAccess } from '@/lib/auth/session'
import { getStorageHealth, getStorageSettings } from '@/lib/settings/admin-queries'
import type { StorageState } from '@/lib/settings/schema'

/** Returns whether storage can be reached and how it is connected, for the dialog that opens automatically. */
export async function GET() {
  const { refusal } = await findAccess('settings')
  if (refusal) return respond(refusal.status, { message: refusal.message })
  const [settings, health] = await Promise.all([getStorageSettings(), getStorageHealth()])
  return respond(200, { settings, health })
}

function respond(status: number, body: StorageState | { message: string }) {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}
