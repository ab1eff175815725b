import 'server-only'
import { log } from './log'
import { requestInfo } from './request'

/** Why a request was refused. Alerts match these words, some of which server/security-log.ts also uses. */
type Reason =
  | 'not signed in'
  | 'not allowed'
  | 'foreign request'
  | 'no second factor'
  | 'limit reached'
  | 'sign-in refused'
  | 'wrong password'
  | 'wrong code'
  | 'wrong passkey'

/**
 * Logs a refusal that server/security-log.ts cannot see, because the response has status 200. Never pass input,
 * because people sometimes type their password into the wrong field.
 */
export async function logRefusal(security: Reason, facts: Readonly<Record<string, string | undefined>>) {
  const { requestId, address } = await requestInfo()
  log.warn({ security, ...facts, address, requestId })
}
