import 'server-only'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { env } from '@/lib/platform/env'
import { createSecretBox } from '@/lib/platform/secret-box'
import { site } from '@/lib/site'

// What every authenticator app takes without settings (RFC 6238): SHA-1, six digits, 30 seconds.
const PERIOD_S = 30
const DIGITS = 6
const SECRET_BYTES = 20
/** Clocks differ: one step either way. */
const DRIFT_STEPS = 1

const box = createSecretBox(env.SETTINGS_SECRET)
const contextOf = (userId: string) => ['admin-totp', userId]

/** A new secret in base32, as it is typed into an app. */
export function makeTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The secret as its row keeps it: moved to another row it is refused. */
export function sealTotpSecret(userId: string, secret: string): string {
  return box.seal(secret, contextOf(userId))
}

/** Throws `OtherKeyError` where SETTINGS_SECRET has changed since. */
export function openTotpSecret(userId: string, sealed: string): string {
  return box.open(sealed, contextOf(userId))
}

/** The time step (30 seconds each since 1970) whose code this is, or null. `now` in milliseconds. */
export function stepOfCode(secret: string, code: string, now: number): bigint | null {
  const totp = generatorOf(secret)
  const drift = totp.validate({ token: code, timestamp: now, window: DRIFT_STEPS })
  return drift === null ? null : BigInt(Math.floor(now / 1000 / PERIOD_S) + drift)
}

export interface TotpSetup {
  /** For typing, in groups of four. */
  secret: string
  /** For an app on this very device. */
  uri: string
  /** A drawing of the same address, for the camera. */
  qrSvg: string
}

/** Returns what an authenticator app needs to know. */
export function setupOf(secret: string, username: string): TotpSetup {
  const uri = generatorOf(secret, username).toString()
  return {
    secret: secret.replace(/(.{4})(?=.)/g, '$1 '),
    uri,
    // Black on white in the dark theme too: cameras expect it.
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
