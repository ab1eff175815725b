import 'server-only'
import { Refusal } from '@/lib/platform/errors'
import type { Limit } from '@/lib/platform/rate-limit'
import { recordFailedConfirmation } from './failed-sign-in'
import { type Assertion, passkeyMessages } from './passkey-schema'
import { confirmationPurpose, type UsedPasskey, verifyAssertion } from './passkeys'
import { requirePoint } from './require-point'
import { findAdmin } from './session'

/** Nobody can guess a passkey, so this only limits the cost of checking passkeys. */
const limit: Limit = { name: 'own-passkey', points: 30, seconds: 15 * 60 }

/** Checks a passkey used by a signed-in person. Rejects passkeys that belong to other accounts. */
export async function checkOwnPasskey(response: Assertion): Promise<UsedPasskey> {
  const admin = await findAdmin()
  if (!admin) throw new Error('Only signed-in people are asked for a passkey')
  await requirePoint({ limit, key: admin.sessionId, admin: admin.id })
  const checked = await verifyAssertion(response, confirmationPurpose(admin.sessionId))
  if (checked?.used && checked.userId === admin.id) return checked.used
  await recordFailedConfirmation(admin, 'wrong passkey')
  throw new Refusal(passkeyMessages.refused)
}
