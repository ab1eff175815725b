import 'server-only'
import { log } from './log'
import { requestInfo } from './request'

/** Why a request was refused. Alerts look for these words; server/security-log.ts uses some of them, too. */
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
 * Logs a refusal that server/security-log.ts cannot see, because the response has status 200. Never pass what someone
 * typed: people type their password into every field.
 */
export async function logRefusal(security: Reason, facts: Readonly<Record<string, string | undefined>>) {
  const { requestId, address } = await requestInfo()
  log.warn({ security, ...facts, address, requestId })
}
