import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '@/lib/platform/errors'

// OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const AT_ONCE = 4
const WAITING = 64

let running = 0
const waiting: (() => void)[] = []

/**
 * Hashing is meant to be expensive, so only a few run at once: a flood of sign-ins must not take the memory or the
 * threads that serve the pages. Beyond the queue it refuses.
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1
  else {
    if (waiting.length >= WAITING) throw new Refusal('Sign-in is busy. Please try again in a moment.')
    // The slot passes from the one that ends to the one that waits.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** The same password typed on another keyboard may arrive in other code points. */
function normalise(password: string) {
  return password.normalize('NFKC')
}

/** Argon2id in PHC notation, salt included. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalise(password), COST))
}

/**
 * Compares with the stored hash, or, where there is no account, with a hash that nothing matches: the answer takes the
 * same time, so that nobody learns which user names exist.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await noOnesHash())
  const isMatch = await inTurn(() => verify(against, normalise(password)))
  return isMatch && stored !== null
}

let noOnes: Promise<string> | undefined

function noOnesHash() {
  noOnes ??= hashPassword(crypto.randomUUID())
  return noOnes
}
