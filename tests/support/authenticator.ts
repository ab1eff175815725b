import { createHash, generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

// Emulates browser passkeys and hardware security keys in software (WebAuthn level 3, usually without attestation).

/** A manufacturer's certificate that names a revocation list at http://localhost:9/list.crl. */
const manufacturer = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgZwPzTL0SWAEuYRVN
b8Wp8P7CXquxWLg921rgBWoNelehRANCAAQ2vkmpObRM20Ozu4LzASdCDmx/GrGA
4R9FfS1rEMyoRcNyuLdX4jf0+A575malbKnf8TlzLo4HKs5drLOzIrrv
-----END PRIVATE KEY-----`,
  certificate: `-----BEGIN CERTIFICATE-----
MIICBjCCAa2gAwIBAgIUbMbhCLc5qNL9kM2yxY75zeZzIUYwCgYIKoZIzj0EAwIw
UzELMAkGA1UEBhMCTkcxDTALBgNVBAoMBFRlc3QxIjAgBgNVBAsMGUF1dGhlbnRp
Y2F0b3IgQXR0ZXN0YXRpb24xETAPBgNVBAMMCFRlc3Qga2V5MCAXDTI2MTEyMzA3
MjAyM1oYDzIxMjUwNjE3MDcyMDIzWjBTMQswCQYDVQQGEwJORzENMAsGA1UECgwE
VGVzdDEiMCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRlc3RhdGlvbjERMA8GA1UE
AwwIVGVzdCBrZXkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQ2vkmpObRM20Oz
u4LzASdCDmx/GrGA4R9FfS1rEMyoRcNyuLdX4jf0+A575malbKnf8TlzLo4HKs5d
rLOzIrrvo10wWzAMBgNVHRMBAf8EAjAAMCwGA1UdHwQlMCMwIaAfoB2GG2h0dHA6
Ly9sb2NhbGhvc3Q6OS9saXN0LmNybDAdBgNVHQ4EFgQU13kGJt3d/Xa7ysrTB+L6
ivdM8j4wCgYIKoZIzj0EAwIDRwAwRAIgZuVx/kxZiIfdr6HR5PtOgMuVkM09+vDw
FQr/rjyC/KsCIDXkF6u+ZMRkbcTzANcbFdJzOQUf1e2k6m3qSlIOIp+D
-----END CERTIFICATE-----`,
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL_DATA = 0x40

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

interface Overrides {
  origin?: string
  rpId?: string
  /** False if the device did not ask for a fingerprint or PIN. */
  isVerified?: boolean
  counter?: number
  userHandle?: string
  /** True if the manufacturer vouches for the authenticator, even though the site does not ask for attestation. */
  isAttested?: boolean
}

/** Creates an authenticator with a key pair for an account on the site at `url`. */
export function makeAuthenticator(url: string, userId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const { origin, hostname } = new URL(url)

  const clientData = (type: string, challenge: string, overrides: Overrides) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: overrides.origin ?? origin, crossOrigin: false }))

  function authenticatorData(
    { rpId = hostname, isVerified = true, counter = 0 }: Overrides,
    extra = Buffer.of(),
  ) {
    const flags =
      USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (extra.length > 0 ? HAS_CREDENTIAL_DATA : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, extra])
  }

  /** Returns the public key in COSE format (RFC 9053): ES256 on P-256. */
  function publicKeyBytes() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.from(isoCBOR.encode(key))
  }

  return {
    /** Responds to a registration challenge. */
    create(challenge: string, overrides: Overrides = {}) {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, publicKeyBytes()])
      const client = clientData('webauthn.create', challenge, overrides)
      const data = new Uint8Array(authenticatorData(overrides, key))
      const attestation = new Map<string, unknown>([
        ['fmt', overrides.isAttested ? 'packed' : 'none'],
        ['attStmt', overrides.isAttested ? attest(data, client) : new Map()],
        ['authData', data],
      ])
      return {
        ...credentialOf(id),
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
        },
      }
    },

    /** Responds to a sign-in challenge. */
    get(challenge: string, overrides: Overrides = {}) {
      const [data, client] = [authenticatorData(overrides), clientData('webauthn.get', challenge, overrides)]
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credentialOf(id),
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: base64url(Buffer.from(overrides.userHandle ?? userId)),
        },
      }
    },
  }
}

const credentialOf = (id: Uint8Array) => ({
  id: base64url(id),
  rawId: base64url(id),
  type: 'public-key' as const,
})

function attest(data: Uint8Array, client: Uint8Array) {
  const { raw } = new X509Certificate(manufacturer.certificate)
  return new Map<string, unknown>([
    ['alg', -7],
    ['sig', new Uint8Array(sign('sha256', Buffer.concat([data, sha256(client)]), manufacturer.key))],
    ['x5c', [new Uint8Array(raw)]],
  ])
}
