import type { ActionResult } from '@/lib/platform/action-result'
import type { IdentityProof } from '@/lib/platform/errors'

interface IdentityWatch {
  /** Asks the person to confirm who they are. Resolves to true if they did. */
  ask: (proof: IdentityProof) => Promise<boolean>
  /** An action that does nothing, but requires that they have. */
  check: () => Promise<ActionResult<null>>
}

let watch: IdentityWatch | null = null

/** Lets a dialog ask until the returned function is called. */
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
  // For all other problems, the download itself has the reason.
  return !result || result.ok || !result.proof
}
