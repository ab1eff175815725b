import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '@/lib/platform/db'
import { networkOf } from '@/lib/platform/network'
import { type Limit, resetLimit, returnPoint, takePoint } from '@/lib/platform/rate-limit'

const QUARTER_HOUR = 15 * 60

/** Ten wrong passwords for one account from one address. Others, and the same person elsewhere, still sign in. */
const perPair: Limit = { name: 'sign-in:pair', points: 10, seconds: QUARTER_HOUR }

/** One address trying many accounts; wide enough for an office behind one address. */
const perAddress: Limit = { name: 'sign-in:address', points: 60, seconds: QUARTER_HOUR }

/** Many addresses trying one account. Addresses its owner has signed in from are not held back by it. */
const perAccount: Limit = { name: 'sign-in:account', points: 100, seconds: 60 * 60 }

const KNOWN_ADDRESS_DAYS = 30

export interface Attempt {
  username: string
  address: string
}

/**
 * Counts an attempt before the password is looked at, so that guesses side by side cannot slip through. Returns the
 * seconds to wait when it may not be made, otherwise 0.
 */
export async function countAttempt(attempt: Attempt): Promise<number> {
  const waits = [
    await takePoint(perPair, pairKey(attempt)),
    await takePoint(perAddress, networkOf(attempt.address)),
  ]
  const wait = Math.max(...waits)
  if (wait > 0) return wait
  const accountWait = await takePoint(perAccount, accountKey(attempt))
  return accountWait > 0 && !(await isKnownAddress(attempt)) ? accountWait : 0
}

/** The password was right: the pair starts afresh, and nobody else pays for the attempt. */
export async function forgiveAttempts(attempt: Attempt) {
  await resetLimit(perPair, pairKey(attempt))
  await returnPoint(perAddress, networkOf(attempt.address))
  await returnPoint(perAccount, accountKey(attempt))
}

/** No password was checked: the attempt does not count. */
export async function uncountAttempt(attempt: Attempt) {
  await returnPoint(perPair, pairKey(attempt))
  await returnPoint(perAddress, networkOf(attempt.address))
  await returnPoint(perAccount, accountKey(attempt))
}

async function isKnownAddress({ username, address }: Attempt): Promise<boolean> {
  const since = new Date(Date.now() - KNOWN_ADDRESS_DAYS * 24 * 60 * 60 * 1000)
  const session = await db.adminSession.findFirst({
    where: { ip: address, createdAt: { gt: since }, user: { username } },
    select: { id: true },
  })
  return session !== null
}

// Hashed: what is typed as a user name may be a password by mistake, and is of any length.
function accountKey({ username }: Attempt) {
  return createHash('sha256').update(username).digest('base64url')
}

function pairKey(attempt: Attempt) {
  return `${accountKey(attempt)}:${networkOf(attempt.address)}`
}
