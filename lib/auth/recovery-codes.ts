import 'server-only'
import { randomInt } from 'node:crypto'
import type { Transaction } from '@/lib/platform/db'
import { sign } from '@/lib/platform/signed-id'

const CODES = 10
const LENGTH = 10
// Leave out characters that look alike: i l o u 0 1.
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789'

/** Replaces an account's recovery codes and returns the new ones, such as "k7m2p-9x4qd". Only hashes are stored. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, makeCode)
  await tx.adminRecoveryCode.deleteMany({ where: { userId } })
  await tx.adminRecoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })),
  })
  return codes
}

/** Uses up a recovery code. If two requests send it at once, only one succeeds. */
export async function consumeRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
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

/** Hashes with a key, so that a stolen table is not enough to try codes. With 49 random bits, guessing online is hopeless. */
function hashOf(userId: string, code: string) {
  return sign('recovery-code', `${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
}
