import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

const UNREACHABLE = 'We could not reach the server. Please check your connection and try again.'
const UNSUPPORTED =
  'This browser doesn’t support passkeys. Please use another browser, or sign in another way.'
const NOT_USED = 'The passkey request was canceled or timed out. Please try again.'

type PasskeyResult = { passkey: AuthenticationResponseJSON } | { problem: string }

/**
 * Asks the browser for a passkey of this site, with the options from the server. Returns the response for the server
 * to check, or the reason why there is none.
 */
export async function askForPasskey(
  requestOptions: () => Promise<PublicKeyCredentialRequestOptionsJSON | null>,
): Promise<PasskeyResult> {
  const { browserSupportsWebAuthn, startAuthentication } = await import('@simplewebauthn/browser')
  if (!browserSupportsWebAuthn()) return { problem: UNSUPPORTED }
  const optionsJSON = await requestOptions().catch(() => null)
  if (!optionsJSON) return { problem: UNREACHABLE }
  return startAuthentication({ optionsJSON }).then(
    (passkey) => ({ passkey }),
    () => ({ problem: NOT_USED }),
  )
}
