import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|rss\+xml|atom\+xml|ld\+json)|image\/svg\+xml)/

export const isCompressible = (contentType) => compressible.test(contentType)

/** The best encoding that the client accepts: 'br', 'gzip' or 'identity'. */
export function chooseEncoding(acceptEncoding = '') {
  const refused = /(^|,)\s*(br|gzip)\s*;\s*q=0(\.0*)?\s*(,|$)/.exec(acceptEncoding)?.[2]
  if (/\bbr\b/.test(acceptEncoding) && refused !== 'br') return 'br'
  if (/\bgzip\b/.test(acceptEncoding) && refused !== 'gzip') return 'gzip'
  return 'identity'
}

/** Compresses a whole body. `effort` from 1 to 9. */
export function compress(body, encoding, effort) {
  if (encoding === 'gzip') return gzipSync(body, { level: effort })
  return encoding === 'br' ? brotliCompressSync(body, brotli(body, effort)) : body
}

const BEST = 11

/**
 * Compresses what is sent many times: gives a good copy at once, and hands `keep` one that is a tenth smaller when it is
 * there. It takes ten times as long, so another thread makes it.
 */
export function compressForMany(body, encoding, keep) {
  if (encoding === 'br') brotliCompress(body, brotli(body, BEST), (error, best) => error ?? keep(best))
  return compress(body, encoding, 9)
}

function brotli(body, quality) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
}
