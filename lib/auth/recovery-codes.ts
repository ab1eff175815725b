import 'server-only'
import { randomInt } from 'node:crypto'
import type { Transaction } from '@/lib/platform/db'
import { sign } from '@/lib/platform/signed-id'

const CODES = 10
const LENGTH = 10
// Without what looks alike: i l o u 0 1.
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789'

/** Replaces the recovery codes of an account and gives the new ones, "k7m2p-9x4qd": the only time that they are known. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, makeCode)
  await tx.adminRecoveryCode.deleteMany({ where: { userId } })
  await tx.adminRecoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })),
  })
  return codes
}

/** Uses up a recovery code: of two simultaneous requests one gets it. */
export async function takeRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const { count } = await tx.adminRecoveryCode.updateMany({
    where: { userId, codeHash: hashOf(userId, code), usedAt: null },
    data: { usedAt: new Date() },
  })
  return count === 1
}

function makeCode() {
  const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
}

/** Keyed, so that the rows alone do not let anyone try codes; 49 bits of chance make guessing here hopeless. */
function hashOf(userId: string, code: string) {
  return sign('recovery-code', `${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
}
