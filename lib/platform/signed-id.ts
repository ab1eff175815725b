import 'server-only'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { env } from './env'

/**
 * Returns a signature of `value` that only this server can make. The purpose is part of the key, so a signature for
 * one purpose is invalid for any other.
 */
export function sign(purpose: string, value: string): string {
  return signWith(env.AUTH_SECRET, purpose, value)
}

/**
 * Returns every valid signature of `value`: with the current secret and, during a rotation, with the previous one.
 */
export function validSignatures(purpose: string, value: string): string[] {
  return authSecrets.map((secret) => signWith(secret, purpose, value))
}

const signWith = (secret: string, purpose: string, value: string) =>
  createHmac('sha256', `${secret}:${purpose}`).update(value).digest('base64url')

/** The current secret and, during a rotation, the previous one. */
export const authSecrets = [env.AUTH_SECRET, env.AUTH_SECRET_PREVIOUS].filter(
  (secret) => secret !== undefined,
)

/**
 * Returns a token that identifies one record in a link, for one purpose, without revealing anything about it. It does
 * not expire.
 */
export function signId(purpose: string, id: string): string {
  return `${id}.${sign(purpose, id)}`
}

/** Returns the id in a token; null if this server did not issue it for this purpose. */
export function readSignedId(purpose: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.')
  const received = Buffer.from(signature)
  const isValid = validSignatures(purpose, id)
    .map((text) => Buffer.from(text))
    .some((expected) => expected.length === received.length && timingSafeEqual(expected, received))
  return isValid ? id : null
}

/**
 * Returns random text to derive a token from. It has 256 bits; a UUID has only 122, fewer than the 128 that OWASP
 * requires.
 */
export function randomSeed(): string {
  return randomBytes(32).toString('base64url')
}

/** Validates a random seed in the props of an email. Emails queued by earlier versions contain a UUID. */
export const seedSchema = z.string().regex(/^[\w-]{36,43}$/)

/** Hashes an email's token for its row, so that the token cannot be recovered from the row. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
