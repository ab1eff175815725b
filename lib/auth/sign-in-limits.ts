import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '@/lib/platform/db'
import { networkOf } from '@/lib/platform/network'
import {
  consumeNetworkPoint,
  consumePoint,
  type Limit,
  resetLimit,
  returnNetworkPoint,
  returnPoint,
} from '@/lib/platform/rate-limit'

const QUARTER_HOUR = 15 * 60

/**
 * Allows ten wrong passwords for one account from one address. Other people, and the owner from elsewhere, can still
 * sign in.
 */
const perPair: Limit = { name: 'sign-in:pair', points: 10, seconds: QUARTER_HOUR }

/** Stops one address from trying many accounts, but leaves room for an office behind one address. */
const perAddress: Limit = { name: 'sign-in:address', points: 60, seconds: QUARTER_HOUR }

/** Stops many addresses from trying one account. Does not apply to addresses that its owner has signed in from. */
const perAccount: Limit = { name: 'sign-in:account', points: 100, seconds: 60 * 60 }

const KNOWN_ADDRESS_DAYS = 30

export interface Attempt {
  /** Null for a passkey, whose account is only known once it has been checked. */
  username: string | null
  address: string
}

/**
 * Counts an attempt before the password is checked, so that parallel guesses cannot slip through. Returns the seconds
 * to wait, or 0 if the attempt is allowed.
 */
export async function countAttempt(attempt: Attempt): Promise<number> {
  const addressWait = consumeNetworkPoint(perAddress, attempt.address)
  // Nobody can guess a passkey, so do not let strangers use up a shared limit.
  if (attempt.username === null) return addressWait
  const wait = Math.max(await addressWait, await consumePoint(perPair, pairKey(attempt)))
  if (wait > 0) return wait
  const accountWait = await consumePoint(perAccount, accountKey(attempt))
  return accountWait > 0 && !(await isKnownAddress(attempt)) ? accountWait : 0
}

/** Resets the limit of this account and address after a sign-in, and restores the points of the other limits. */
export async function resetAttempts(attempt: Attempt) {
  await uncountAttempt(attempt)
  if (attempt.username !== null) await resetLimit(perPair, pairKey(attempt))
}

/** Restores the points of an attempt that turned out not to be a wrong guess. */
export async function uncountAttempt(attempt: Attempt) {
  await returnNetworkPoint(perAddress, attempt.address)
  if (attempt.username === null) return
  await Promise.all([returnPoint(perPair, pairKey(attempt)), returnPoint(perAccount, accountKey(attempt))])
}

async function isKnownAddress({ username, address }: Attempt): Promise<boolean> {
  const since = new Date(Date.now() - KNOWN_ADDRESS_DAYS * 24 * 60 * 60 * 1000)
  const sessions = await db.adminSession.findMany({
    where: { createdAt: { gt: since }, user: { username: username ?? '' } },
    select: { ip: true },
    distinct: 'ip',
  })
  // Phones change their address within the network all the time.
  const network = networkOf(address)
  return sessions.some(({ ip }) => networkOf(ip) === network)
}

// The username is hashed, because it can be of any length, and people sometimes type their password there.
function accountKey({ username }: Attempt) {
  return createHash('sha256')
    .update(username ?? '')
    .digest('base64url')
}

function pairKey(attempt: Attempt) {
  return `${accountKey(attempt)}:${networkOf(attempt.address)}`
}
