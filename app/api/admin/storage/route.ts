import { findAccess } from '@/lib/auth/session'
import { jsonResponse } from '@/lib/platform/uncached-response'
import { getStorageHealth, getStorageSettings } from '@/lib/settings/admin-queries'
import type { StorageState } from '@/lib/settings/schema'

/**
 * Returns whether storage can be reached and how it is connected, for the connection dialog, which opens
 * automatically.
 */
export async function GET() {
  const { refusal } = await findAccess('settings')
  if (refusal) return jsonResponse(refusal.status, { message: refusal.message })
  const [settings, health] = await Promise.all([getStorageSettings(), getStorageHealth()])
  return jsonResponse(200, { settings, health } satisfies StorageState)
}
