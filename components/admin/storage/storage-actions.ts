import type { ActionResult } from '@/lib/platform/action-result'
import type { S3Input, StorageState, SupabaseInput, TestResult } from '@/lib/settings/schema'

/** The server actions that pages pass to these components. */
export interface StorageActions {
  connect: (input: SupabaseInput | S3Input) => Promise<ActionResult<unknown>>
  disconnect: (input: { version: number }) => Promise<ActionResult<unknown>>
  test: (input: Record<string, never>) => Promise<ActionResult<TestResult>>
}

/** Fetches the state of the storage. Returns null if the site does not respond or the session has ended. */
export async function fetchStorageState(signal?: AbortSignal): Promise<StorageState | null> {
  try {
    const response = await fetch('/api/admin/storage', signal ? { signal } : {})
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
