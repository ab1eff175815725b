import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '@/lib/platform/errors'
import { processWide } from '@/lib/platform/process-wide'

// OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const MAX_RUNNING = 4
const MAX_WAITING = 64

const slots = processWide('passwords', () => ({ running: 0, waiting: [] as (() => void)[] }))

/**
 * Runs `work` as soon as a slot is free. Hashing is deliberately expensive, so only a few hashes run at once. Otherwise
 * a flood of sign-ins would take the memory and threads that serve pages. Refuses once the queue is full.
 */
async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (slots.running < MAX_RUNNING) slots.running += 1
  else {
    if (slots.waiting.length >= MAX_WAITING)
      throw new Refusal('Sign-in is busy. Please try again in a moment.')
    // Wait until a finished task hands over its slot.
    await new Promise<void>((resolve) => slots.waiting.push(resolve))
  }
  try {
    return await work()
  } finally {
    const next = slots.waiting.shift()
    if (next) next()
    else slots.running -= 1
  }
}

/** Normalizes a password, because different keyboards may produce the same character as different code points. */
function normalizePassword(password: string) {
  return password.normalize('NFKC')
}

/** Hashes a password with Argon2id. Returns PHC notation, which includes the salt. */
export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(normalizePassword(password), COST))
}

/**
 * Compares a password with the stored hash. If there is no account, compares it with a hash that nothing matches, so that
 * the response time does not reveal which usernames exist.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await dummyHash())
  const isMatch = await withSlot(() => verify(against, normalizePassword(password)))
  return isMatch && stored !== null
}

let cachedDummy: Promise<string> | undefined

function dummyHash() {
  cachedDummy ??= hashPassword(crypto.randomUUID()).catch((error) => {
    cachedDummy = undefined
    throw error
  })
  return cachedDummy
}
