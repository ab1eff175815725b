import { createHash } from 'node:crypto'
import { compressForMany, type Encoding } from './compression.ts'
import { mergeInlineScripts } from './inline-scripts.ts'
import type { SecurityHeaders } from './security-headers.ts'

interface Copy {
  etag: string
  policy: string
  bytes: Buffer
  encoded: Map<Encoding, Buffer>
  size: number
}

export type PageCopies = ReturnType<typeof createPageCopies>

/**
 * What is worth keeping of a body that is sent again and again: its forms, plain and compressed, its ETag and (for HTML)
 * its content security policy. Kept by the hash of the body, so an edited page simply is another body. The least recently
 * used ones go when `limit` bytes are exceeded.
 */
export function createPageCopies({ limit, security }: { limit: number; security: SecurityHeaders }) {
  const copies = new Map<string, Copy>()
  let used = 0

  function find(body: Buffer, isHtml: boolean) {
    const hash = createHash('sha1').update(body).digest('base64url')
    const known = copies.get(hash)
    if (known) {
      copies.delete(hash)
      copies.set(hash, known)
      return known
    }
    const page = isHtml ? mergeInlineScripts(body.toString('utf8')) : undefined
    const policy = page === undefined ? security.strictPolicy : security.pagePolicy(page)
    const bytes = page === undefined ? body : Buffer.from(page)
    const copy: Copy = {
      etag: `W/"${hash}"`,
      policy,
      bytes,
      encoded: new Map(),
      size: bytes.length + policy.length,
    }
    copies.set(hash, copy)
    grow(copy.size)
    return copy
  }

  function encode(copy: Copy, encoding: Encoding) {
    if (encoding === 'identity') return copy.bytes
    const known = copy.encoded.get(encoding)
    if (known) return known
    // Counted as what it is now; the better one is smaller.
    const encoded = compressForMany(copy.bytes, encoding, (best) => copy.encoded.set(encoding, best))
    copy.encoded.set(encoding, encoded)
    copy.size += encoded.length
    grow(encoded.length)
    return encoded
  }

  function grow(bytes: number) {
    used += bytes
    for (const [hash, copy] of copies) {
      if (used <= limit || copies.size === 1) return
      copies.delete(hash)
      used -= copy.size
    }
  }

  return { find, encode }
}
