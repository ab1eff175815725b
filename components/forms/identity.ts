import type { ActionResult } from '@/lib/platform/action-result'
import type { IdentityProof } from '@/lib/platform/errors'

interface IdentityPrompt {
  /** Asks people to confirm who they are. Resolves to true if they did. */
  ask: (proof: IdentityProof) => Promise<boolean>
  /** Calls an action that only checks whether they have done so. */
  check: () => Promise<ActionResult<null>>
}

let prompt: IdentityPrompt | null = null

/** Registers the dialog in which people confirm who they are. Returns a function that removes it. */
export function registerIdentityPrompt(next: IdentityPrompt) {
  prompt = next
  return () => {
    prompt = null
  }
}

/**
 * Calls an action. If the server requires people to confirm who they are first, asks them, and then calls it again
 * with the same input. It may require a second proof, such as a passkey after the password.
 */
export async function callConfirmed<Data>(
  call: () => Promise<ActionResult<Data>>,
): Promise<ActionResult<Data>> {
  let result = await call()
  while (!result.ok && result.proof && (await prompt?.ask(result.proof))) result = await call()
  return result
}

/**
 * Asks for confirmation before a download if necessary. Resolves to false if the person did not confirm who they are.
 */
export async function confirmBeforeDownload(): Promise<boolean> {
  const result = prompt && (await callConfirmed(prompt.check).catch(() => null))
  // If anything else went wrong, the download's response says why.
  return !result || result.ok || !result.proof
}
