import type { ActionResult } from '@/lib/platform/action-result'
import type { IdentityProof } from '@/lib/platform/errors'

interface IdentityWatch {
  /** Asks the person to confirm who they are. Resolves to true if they did. */
  ask: (proof: IdentityProof) => Promise<boolean>
  /** Calls an action that only checks whether they have. */
  check: () => Promise<ActionResult<null>>
}

let watch: IdentityWatch | null = null

/** Registers the dialog that asks, until the returned function is called. */
export function watchIdentity(next: IdentityWatch) {
  watch = next
  return () => {
    watch = null
  }
}

/**
 * Calls an action. If the server first requires the person to confirm who they are, asks them, and then calls it
 * again with the same input.
 */
export async function callConfirmed<Data>(
  call: () => Promise<ActionResult<Data>>,
): Promise<ActionResult<Data>> {
  const result = await call()
  if (result.ok || !result.proof || !watch) return result
  return (await watch.ask(result.proof)) ? call() : result
}

/** Asks before a download if necessary. Resolves to false if the person did not confirm who they are. */
export async function confirmBeforeDownload(): Promise<boolean> {
  const result = watch && (await callConfirmed(watch.check).catch(() => null))
  // If anything else went wrong, the response to the download says why.
  return !result || result.ok || !result.proof
}
