import 'server-only'
import { randomInt } from 'node:crypto'
import type { Transaction } from '@/lib/platform/db'
import { sign, validSignatures } from '@/lib/platform/signed-id'

const PURPOSE = 'recovery-code'
const CODE_COUNT = 10
// 118 random bits, so that not even someone with the table and its key could try them all.
const GROUP_COUNT = 4
const GROUP_LENGTH = 6
// Leave out characters that look alike: i l o u 0 1.
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789'

/**
 * Replaces an account's recovery codes and returns the new ones, such as "k7m2px-9x4qdh-r5ntw3-v8cjya".
 * Stores only their hashes.
 */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, makeCode)
  await tx.adminRecoveryCode.deleteMany({ where: { userId } })
  await tx.adminRecoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: sign(PURPOSE, signedText(userId, code)) })),
  })
  return codes
}

/** Uses up a recovery code. If two requests send it at the same time, only one succeeds. */
export async function consumeRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const { count } = await tx.adminRecoveryCode.updateMany({
    where: { userId, codeHash: { in: validSignatures(PURPOSE, signedText(userId, code)) }, usedAt: null },
    data: { usedAt: new Date() },
  })
  return count === 1
}

function makeCode() {
  return Array.from({ length: GROUP_COUNT }, makeGroup).join('-')
}

function makeGroup() {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/**
 * Returns the text to sign for a code. Signing needs a secret, so a stolen table alone is not enough to try
 * codes.
 */
const signedText = (userId: string, code: string) =>
  `${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`
