import 'server-only'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { env } from '@/lib/platform/env'
import { createSecretBox, OtherKeyError } from '@/lib/platform/secret-box'
import { site } from '@/lib/site'

// The defaults of every authenticator app (RFC 6238): SHA-1, six digits, 30 seconds.
const PERIOD_S = 30
const DIGITS = 6
const SECRET_BYTES = 20
/** Allow one step of clock drift either way. */
const DRIFT_STEPS = 1

const box = createSecretBox(env.SETTINGS_SECRET, env.SETTINGS_SECRET_PREVIOUS)
const contextOf = (userId: string) => ['admin-totp', userId]

/** Returns a new secret in base32, as authenticator apps expect it. */
export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** Encrypts a secret for its row. It cannot be decrypted in another row. */
export function sealTotpSecret(userId: string, secret: string): string {
  return box.seal(secret, contextOf(userId))
}

/** Decrypts a secret. Throws `OtherKeyError` if SETTINGS_SECRET has changed. */
export function openTotpSecret(userId: string, sealed: string): string {
  return box.open(sealed, contextOf(userId))
}

/** Encrypts a secret again if it was encrypted before SETTINGS_SECRET changed; null if not, or if it cannot be read. */
export function resealTotpSecret(userId: string, sealed: string): string | null {
  if (box.isCurrent(sealed)) return null
  try {
    return sealTotpSecret(userId, openTotpSecret(userId, sealed))
  } catch (error) {
    if (error instanceof OtherKeyError) return null
    throw error
  }
}

/** Returns the time step (of 30 seconds since 1970) that a code belongs to, or null. `now` is in milliseconds. */
export function stepOfCode(secret: string, code: string, now: number): bigint | null {
  const totp = generatorOf(secret)
  const drift = totp.validate({ token: code, timestamp: now, window: DRIFT_STEPS })
  return drift === null ? null : BigInt(Math.floor(now / 1000 / PERIOD_S) + drift)
}

export interface TotpSetup {
  /** In groups of four, for typing. */
  secret: string
  /** For an app on the same device. */
  uri: string
  /** The same URL as a QR code. */
  qrSvg: string
}

/** Returns the key in the forms that authenticator apps accept. */
export function setupOf(secret: string, username: string): TotpSetup {
  const uri = generatorOf(secret, username).toString()
  return {
    secret: secret.replace(/(.{4})(?=.)/g, '$1 '),
    uri,
    // Black on white even in the dark theme, because cameras expect it.
    qrSvg: renderSVG(uri, { border: 2, whiteColor: '#fff', blackColor: '#000' }),
  }
}

function generatorOf(secret: string, label = '') {
  return new TOTP({
    issuer: site.name,
    label: `${label}@${new URL(env.APP_URL).host}`,
    secret: Secret.fromBase32(secret),
    digits: DIGITS,
    period: PERIOD_S,
  })
}
