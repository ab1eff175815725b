import { createHash } from 'node:crypto'
import { compress } from './compression.mjs'

/**
 * What is worth keeping of a body that is sent again and again: its compressed forms, its ETag and (for HTML) its
 * content security policy. Kept by the hash of the body, so an edited page simply is another body. The least recently
 * used ones go when `limit` bytes are exceeded.
 */
export function createPageCopies({ limit, security }) {
  const copies = new Map()
  let used = 0

  function find(body, isHtml) {
    const hash = createHash('sha1').update(body).digest('base64url')
    const known = copies.get(hash)
    if (known) {
      copies.delete(hash)
      copies.set(hash, known)
      return known
    }
    const policy = isHtml ? security.pagePolicy(body.toString('utf8')) : security.strictPolicy
    const copy = { etag: `W/"${hash}"`, policy, encoded: new Map(), size: policy.length + 200 }
    copies.set(hash, copy)
    grow(copy.size)
    return copy
  }

  function encode(copy, body, encoding) {
    const known = copy.encoded.get(encoding)
    if (known) return known
    const encoded = compress(body, encoding, 9)
    copy.encoded.set(encoding, encoded)
    copy.size += encoded.length
    grow(encoded.length)
    return encoded
  }

  function grow(bytes) {
    used += bytes
    for (const [hash, copy] of copies) {
      if (used <= limit || copies.size === 1) return
      copies.delete(hash)
      used -= copy.size
    }
  }

  return { find, encode }
}
