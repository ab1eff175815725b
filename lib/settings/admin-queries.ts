import 'server-only'
import { requireAdmin } from '@/lib/auth/session'
import { erasurePausedUntil, findRetention } from '@/lib/platform/retention'
import { decryptConnection, findSavedConnection, refreshStorage } from '@/lib/storage/connection'
import { type StorageHealth, storageHealth } from '@/lib/storage/health'
import { retentionValuesOf } from './retention-values'
import type { SavedConnection, StorageSettings } from './schema'

/** Returns where files are stored and who configured it, without secrets. */
export async function getStorageSettings(): Promise<StorageSettings> {
  await requireAdmin('settings')
  const [{ source, connection }, saved] = await Promise.all([refreshStorage(), findSaved()])
  const { endpoint = '', region = '' } = connection ?? saved ?? {}
  return { source, endpoint, region, saved }
}

/** Returns the storage health, cached for a few seconds. */
export async function getStorageHealth(): Promise<StorageHealth> {
  await requireAdmin('settings')
  return storageHealth(await refreshStorage())
}

/**
 * Returns the retention periods as form values, and when the pause on erasure ends. Version 0 means that nobody has
 * saved them and the defaults apply.
 */
export async function getRetentionSettings() {
  await requireAdmin('settings')
  const saved = await findRetention()
  return {
    values: { ...retentionValuesOf(saved), version: saved.version },
    pausedUntil: erasurePausedUntil(saved),
  }
}

async function findSaved(): Promise<SavedConnection | null> {
  const row = await findSavedConnection()
  if (!row) return null
  const entered = decryptConnection(row)
  const { version, endpoint, region, accessKeyId, bucketPrefix, updatedBy, updatedAt } = row
  return {
    version,
    endpoint,
    region,
    accessKeyId,
    bucketPrefix,
    updatedBy,
    provider: row.provider === 'supabase' ? 'supabase' : 's3',
    isReadable: entered !== null,
    hasServiceKey: Boolean(entered?.secret.serviceKey),
    updatedAt: updatedAt.toISOString(),
  }
}
