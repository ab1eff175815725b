import 'server-only'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { env } from './env'

/** A text that only this server can make of `value`. The purpose is part of the key: what was signed for one fits no other. */
export function sign(purpose: string, value: string): string {
  return createHmac('sha256', `${env.AUTH_SECRET}:${purpose}`).update(value).digest('base64url')
}

/** Names one record in a link, for one purpose, without telling anything of it. It does not run out. */
export function signId(purpose: string, id: string): string {
  return `${id}.${sign(purpose, id)}`
}

/** The id that a token stands for, or null when it was not made here for this purpose. */
export function readSignedId(purpose: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(purpose, id))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null
}

/** Hashes the token of an email for its row: the token cannot be made from the row. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
