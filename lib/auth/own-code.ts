import 'server-only'
import { Refusal } from '@/lib/platform/errors'
import { logRefusal } from '@/lib/platform/refusal-log'
import { codeMessages, tooManyAttempts } from './schema'
import { countCode, type SecondFactor } from './second-factor'

/** Counts a code that someone signed in types. Refuses at the field `code` after too many. */
export async function countOwnCode(userId: string, factor: SecondFactor) {
  const wait = await countCode(userId, factor)
  if (wait === 0) return
  await logRefusal('limit reached', { limit: 'own-code', admin: userId })
  throw new Refusal('', { code: tooManyAttempts(wait) })
}

/** Logs a wrong code and returns the refusal at the field `code`. */
export async function wrongCode(userId: string, { kind }: SecondFactor) {
  await logRefusal('wrong code', { admin: userId })
  return new Refusal('', { code: codeMessages[kind === 'code' ? 'wrong' : 'wrongRecovery'] })
}
