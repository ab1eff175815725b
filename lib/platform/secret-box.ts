import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Thrown if a text was sealed with another secret. The text is intact but cannot be opened, so someone must enter it
 * again.
 */
export class OtherKeyError extends Error {
  override name = 'OtherKeyError'
}

const VERSION = 'v1'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts short texts for the database with AES-256-GCM, using a key derived from `secret`. `context` identifies
 * what the text belongs to. No other context opens the text, so it cannot be moved to another row or address.
 * Text sealed with the `previous` secret can also be opened.
 */
export function createSecretBox(secret: string, previous?: string) {
  const current = keyFrom(secret)
  const keys = previous ? [current, keyFrom(previous)] : [current]

  return {
    seal(text: string, context: readonly string[]): string {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.bytes, iv, { authTagLength: TAG_BYTES })
      cipher.setAAD(additionalData(current, context))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [VERSION, current.id, iv.toString('base64url'), body.toString('base64url')].join('.')
    },

    /**
     * Throws `OtherKeyError` if the text was sealed with another secret, and an ordinary error if it was changed or
     * moved.
     */
    open(sealed: string, context: readonly string[]): string {
      const [version, id, iv = '', body = ''] = sealed.split('.')
      if (version !== VERSION) throw new Error('This is not a sealed text')
      const key = keys.find((candidate) => candidate.id === id)
      if (!key) throw new OtherKeyError('This was sealed with another key')
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, Buffer.from(iv, 'base64url'), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(additionalData(key, context))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      const text = Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()])
      return text.toString('utf8')
    },

    /** Returns whether the text was sealed with the current secret. */
    isCurrent: (sealed: string): boolean => sealed.split('.')[1] === current.id,
  }
}

function keyFrom(secret: string) {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `secret-box:${purpose}`, bytes))
  return { bytes: derive('key', 32), id: derive('key-id', 6).toString('base64url') }
}

const additionalData = ({ id }: { id: string }, context: readonly string[]) =>
  Buffer.from(JSON.stringify([VERSION, id, ...context]))
