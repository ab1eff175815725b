import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Sealed with another secret than the present one: nothing is damaged, but it has to be typed again. */
export class OtherKeyError extends Error {
  override name = 'OtherKeyError'
}

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts short texts for the database: AES-256-GCM under a key that is derived from `secret`. `context` says what the text
 * belongs to; opened for anything else it is refused, so a sealed text cannot be moved to another row or address.
 */
export function createSecretBox(secret: string) {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `secret-box:${purpose}`, bytes))
  const key = derive('key', 32)
  const keyId = derive('key-id', 6).toString('base64url')
  const bind = (context: readonly string[]) => Buffer.from(JSON.stringify([VERSION, keyId, ...context]))

  return {
    seal(text: string, context: readonly string[]): string {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
      cipher.setAAD(bind(context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [VERSION, keyId, iv.toString('base64url'), body.toString('base64url')].join('.')
    },

    /** Throws `OtherKeyError` for what another secret has sealed, an ordinary error for what was changed or moved. */
    open(sealed: string, context: readonly string[]): string {
      const [version, id, iv = '', body = ''] = sealed.split('.')
      if (version !== VERSION) throw new Error('This is no sealed text')
      if (id !== keyId) throw new OtherKeyError('This was sealed with another key')
      const bytes = Buffer.from(body, 'base64url')
      const cipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'), {
        authTagLength: TAG_BYTES,
      })
      cipher.setAAD(bind(context))
      cipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([cipher.update(bytes.subarray(0, -TAG_BYTES)), cipher.final()]).toString('utf8')
    },
  }
}
