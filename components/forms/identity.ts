import type { ActionResult } from '@/lib/platform/action-result'
import type { IdentityProof } from '@/lib/platform/errors'

interface IdentityWatch {
  /** Asks people to confirm who they are. Resolves to true if they did. */
  ask: (proof: IdentityProof) => Promise<boolean>
  /** Calls an action that only checks whether they have done so. */
  check: () => Promise<ActionResult<null>>
}

let watch: IdentityWatch | null = null

/** Registers the dialog that asks people, until the returned function is called. */
export function watchIdentity(next: IdentityWatch) {
  watch = next
  return () => {
    watch = null
  }
}

/**
 * Calls an action. If the server requires people to confirm who they are first, asks them, and then calls it again
 * with the same input.
 */
export async function callConfirmed<Data>(
  call: () => Promise<ActionResult<Data>>,
): Promise<ActionResult<Data>> {
  const result = await call()
  if (result.ok || !result.proof || !watch) return result
  return (await watch.ask(result.proof)) ? call() : result
}

/**
 * Asks for confirmation before a download if necessary. Resolves to false if the person did not confirm who they are.
 */
export async function confirmBeforeDownload(): Promise<boolean> {
  const result = watch && (await callConfirmed(watch.check).catch(() => null))
  // If anything else went wrong, the download's response says why.
  return !result || result.ok || !result.proof
}
