import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

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

/** Compresses a whole body. `effort` from 1 to 9: worth a lot for what is sent many times. */
export function compress(body, encoding, effort) {
  if (encoding === 'gzip') return gzipSync(body, { level: effort })
  if (encoding !== 'br') return body
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
