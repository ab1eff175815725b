import 'server-only'
import { createHash } from 'node:crypto'
import { DAY_MS } from '@/lib/dates'
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

/**
 * Replaces the limits above for a browser that has signed in to the account before, so that strangers on its network
 * cannot use them up.
 */
const perBrowser: Limit = { name: 'sign-in:browser', points: 10, seconds: QUARTER_HOUR }

/** Nobody can guess a passkey, but checking one takes time. */
const perAddressForPasskeys: Limit = { name: 'sign-in:passkey', points: 300, seconds: QUARTER_HOUR }

const KNOWN_ADDRESS_DAYS = 30

export interface Attempt {
  /** Null for a passkey, because its account is only known once it has been checked. */
  username: string | null
  address: string
  /** The hash of a browser that has signed in to the account before; null for any other. */
  knownBrowser: string | null
}

/**
 * Counts an attempt before the password is checked, so that parallel guesses cannot slip through. Returns the seconds
 * to wait, or 0 if the attempt is allowed.
 */
export function countAttempt(attempt: Attempt): Promise<number> {
  return kindOf(attempt).count(attempt)
}

/** Restores the points of an attempt that turned out not to be a wrong guess. */
export function refundAttempt(attempt: Attempt): Promise<unknown> {
  return kindOf(attempt).refund(attempt)
}

/** Resets the limit of the account with this address or browser after a sign-in, and restores the points of the others. */
export async function resetAttempts(attempt: Attempt) {
  await refundAttempt(attempt)
  await kindOf(attempt).reset?.(attempt)
}

interface Kind {
  count: (attempt: Attempt) => Promise<number>
  refund: (attempt: Attempt) => Promise<unknown>
  reset?: (attempt: Attempt) => Promise<unknown>
}

const kinds = {
  passkey: {
    count: ({ address }) => consumeNetworkPoint(perAddressForPasskeys, address),
    refund: ({ address }) => returnNetworkPoint(perAddressForPasskeys, address),
  },
  knownBrowser: {
    count: (attempt) => consumePoint(perBrowser, browserKey(attempt)),
    refund: (attempt) => returnPoint(perBrowser, browserKey(attempt)),
    reset: (attempt) => resetLimit(perBrowser, browserKey(attempt)),
  },
  unknownBrowser: {
    async count(attempt) {
      const addressWait = await consumeNetworkPoint(perAddress, attempt.address)
      if (addressWait > 0) return addressWait
      const pairWait = await consumePoint(perPair, pairKey(attempt))
      if (pairWait > 0) return pairWait
      const accountWait = await consumePoint(perAccount, accountKey(attempt))
      return accountWait > 0 && !(await isKnownAddress(attempt)) ? accountWait : 0
    },
    refund: (attempt) =>
      Promise.all([
        returnNetworkPoint(perAddress, attempt.address),
        returnPoint(perPair, pairKey(attempt)),
        returnPoint(perAccount, accountKey(attempt)),
      ]),
    reset: (attempt) => resetLimit(perPair, pairKey(attempt)),
  },
} satisfies Record<string, Kind>

function kindOf({ username, knownBrowser }: Attempt): Kind {
  if (username === null) return kinds.passkey
  return knownBrowser ? kinds.knownBrowser : kinds.unknownBrowser
}

async function isKnownAddress({ username, address }: Attempt): Promise<boolean> {
  const since = new Date(Date.now() - KNOWN_ADDRESS_DAYS * DAY_MS)
  const sessions = await db.adminSession.findMany({
    // Without sessions whose browser was forgotten, because a stranger may have opened them.
    where: { createdAt: { gt: since }, browserHash: { not: null }, user: { username: username ?? '' } },
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

function browserKey(attempt: Attempt) {
  return `${accountKey(attempt)}:${attempt.knownBrowser}`
}

function pairKey(attempt: Attempt) {
  return `${accountKey(attempt)}:${networkOf(attempt.address)}`
}
