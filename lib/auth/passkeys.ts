import { MINUTE_MS } from '@/lib/dates'
import 'server-only'
import { randomBytes } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import { db, type Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { consumePoint, type Limit } from '@/lib/platform/rate-limit'
import { readSignedId, signId } from '@/lib/platform/signed-id'
import { site } from '@/lib/site'
import type { Assertion } from './passkey-schema'

const { origin, hostname } = new URL(env.APP_URL)

/** How long someone may take to find their phone or security key. */
const TIMEOUT_MS = 5 * MINUTE_MS

/** Each challenge can be answered once. Only correct responses are counted, so strangers cannot fill a table. */
const once: Limit = { name: 'passkey:challenge', points: 1, seconds: (2 * TIMEOUT_MS) / 1000 }

/** Signs a random challenge and the time, so that neither need be stored. `purpose` identifies who may answer it. */
function makeChallenge(purpose: string) {
  const id = `${Date.now().toString(36)}-${randomBytes(32).toString('base64url')}`
  return Buffer.from(signId(`passkey:${purpose}`, id))
}

/** Returns a check that accepts challenges for this purpose that are less than five minutes old. */
const isOwnChallenge = (purpose: string) => (challenge: string) => {
  const id = readSignedId(`passkey:${purpose}`, Buffer.from(challenge, 'base64url').toString())
  const madeAt = Number.parseInt(id?.split('-')[0] ?? '', 36)
  return id !== null && Date.now() - madeAt < TIMEOUT_MS
}

const isUnused = async (clientDataJSON: string) =>
  (await consumePoint(once, challengeIn(clientDataJSON))) === 0

function challengeIn(clientDataJSON: string): string {
  const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
  return String(challenge).slice(0, 200)
}

/** The purpose of challenges for signing in. */
export const SIGN_IN = 'sign-in'

/** Returns the purpose of challenges that confirm who is using a session. */
export const confirmationPurpose = (sessionId: string) => `confirm:${sessionId}`

/** Returns the options that let a browser use any passkey of this site for a purpose. */
export function assertionOptions(purpose: string) {
  return generateAuthenticationOptions({
    rpID: hostname,
    challenge: makeChallenge(purpose),
    timeout: TIMEOUT_MS,
    // The device checks its owner (fingerprint, face, PIN), so a passkey is two factors at once.
    userVerification: 'required',
  })
}

/**
 * Returns the options that let a browser create a passkey for the account. Only the session that requested the options
 * may register the passkey.
 */
export async function creationOptions(tx: Transaction, { id, username, name, sessionId }: Person) {
  const existing = await tx.passkey.findMany({ where: { userId: id }, select: { credentialId: true } })
  return generateRegistrationOptions({
    rpName: `${site.name} Admin`,
    rpID: hostname,
    userID: new TextEncoder().encode(id),
    userName: username,
    userDisplayName: name,
    challenge: makeChallenge(sessionId),
    timeout: TIMEOUT_MS,
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

interface Person {
  id: string
  username: string
  name: string
  sessionId: string
}

/**
 * Checks a new passkey. Returns its columns; null unless it was made for this site and session within the last five
 * minutes.
 */
export async function verifyRegistration(
  response: RegistrationResponseJSON,
  { sessionId }: Pick<Person, 'sessionId'>,
) {
  if (!isUnattested(response.response.attestationObject)) return null
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: isOwnChallenge(sessionId),
    expectedOrigin: origin,
    expectedRPID: hostname,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo || !(await isUnused(response.response.clientDataJSON))) return null
  const { id, publicKey, counter } = registrationInfo.credential
  return { credentialId: id, publicKey: new Uint8Array(publicKey), counter: BigInt(counter) }
}

/**
 * Returns whether a new passkey comes without certificates, as the options request. The library would check
 * certificates for revocation with the servers they name, and so send requests wherever an attacker wants.
 */
function isUnattested(attestationObject: string): boolean {
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
    const format = decoded.get('fmt')
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
  } catch {
    return false
  }
}

export interface UsedPasskey {
  id: string
  counter: bigint
}

/**
 * Checks the use of a passkey for a purpose. Returns the owner's id; null if the passkey is unknown. `used` is null if the
 * response is invalid, comes from a cloned passkey or is a replay.
 */
export async function verifyAssertion(
  response: Assertion,
  purpose: string,
): Promise<{ userId: string; used: UsedPasskey | null } | null> {
  const passkey = await db.passkey.findUnique({
    where: { credentialId: response.id },
    select: { id: true, userId: true, credentialId: true, publicKey: true, counter: true },
  })
  if (!passkey) return null
  const { userId } = passkey
  const userHandle = Buffer.from(response.response.userHandle ?? '', 'base64url').toString()
  if (userHandle !== userId) return { userId, used: null }
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: isOwnChallenge(purpose),
    expectedOrigin: origin,
    expectedRPID: hostname,
    credential: {
      id: passkey.credentialId,
      publicKey: passkey.publicKey,
      counter: Number(passkey.counter),
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo || !(await isUnused(response.response.clientDataJSON)))
    return { userId, used: null }
  return { userId, used: { id: passkey.id, counter: BigInt(authenticationInfo.newCounter) } }
}

/**
 * Records the use of a passkey, in the transaction that opens the session. Returns false if the passkey has been
 * removed, or if its counter has not gone up since the last use.
 */
export async function recordUse(tx: Transaction, { id, counter }: UsedPasskey): Promise<boolean> {
  const { count } = await tx.passkey.updateMany({
    where: { id, OR: [{ counter: 0n }, { counter: { lt: counter } }] },
    data: { counter, lastUsedAt: new Date() },
  })
  return count === 1
}
