import 'server-only'
import { Refusal } from '@/lib/platform/errors'
import { consumePoint, type Limit } from '@/lib/platform/rate-limit'
import { logRefusal } from '@/lib/platform/refusal-log'
import { tooManyAttempts } from './schema'

interface Options {
  limit: Limit
  /** The account or session whose points are counted. */
  key: string
  /** The account's id, for the log. */
  admin: string
  /** The field that shows the message. If it is missing, the message is about the whole form. */
  field?: string
}

/** Takes one point of a member of staff. Refuses, and logs it, if none are left. */
export async function requirePoint({ limit, key, admin, field }: Options) {
  const wait = await consumePoint(limit, key)
  if (wait === 0) return
  await logRefusal('limit reached', { limit: limit.name, admin })
  const message = tooManyAttempts(wait)
  throw field ? new Refusal('', { [field]: message }) : new Refusal(message)
}
