import { createHmac } from 'node:crypto'

/** The attribute in which components/ui/island.tsx puts the signature of an inline script. */
export const SIGNATURE = 'data-signature'

/**
 * Signs one of the site's own inline scripts with the key of the build, so that the server can tell it from an
 * injected script. Returns undefined if there is no key: in development and in tests of components.
 */
export function signScript(script: string): string | undefined {
  const key = process.env.SCRIPT_KEY
  return key && createHmac('sha256', key).update(script).digest('base64url').slice(0, 16)
}
