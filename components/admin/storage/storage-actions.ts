import type { ActionResult } from '@/lib/platform/action-result'
import type { S3Input, StorageState, SupabaseInput, TestResult } from '@/lib/settings/schema'

/** The actions that the page passes down. */
export interface StorageActions {
  connect: (input: SupabaseInput | S3Input) => Promise<ActionResult<unknown>>
  disconnect: (input: { version: number }) => Promise<ActionResult<unknown>>
  test: (input: Record<string, never>) => Promise<ActionResult<TestResult>>
}

/** Returns the state of storage; null if the site does not respond or the session has ended. */
export async function askForStorage(signal?: AbortSignal): Promise<StorageState | null> {
  try {
    const response = await fetch('/api/admin/storage', signal ? { signal } : {})
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
