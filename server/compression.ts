import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|rss\+xml|atom\+xml|ld\+json)|image\/svg\+xml)/

export const isCompressible = (contentType: string) => compressible.test(contentType)

/** Returns the best encoding that the client accepts: 'br', 'gzip' or 'identity'. */
export function chooseEncoding(acceptEncoding: string | string[] = ''): Encoding {
  const accepted = String(acceptEncoding)
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}

/** Brotli's best level. Its results are a tenth smaller than level 9's, at more than ten times the cost. */
export const BEST = 11

/** Compresses a whole body in another thread, with an `effort` from 1 to `BEST`. */
export async function compressInBackground(
  body: Buffer,
  encoding: Encoding,
  effort: number,
): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body, { level: Math.min(effort, 9) })
  return encoding === 'br' ? toBrotli(body, brotli(body, effort)) : body
}

/**
 * Compresses a response that is sent many times: returns a good version immediately, and passes the best one to
 * `keep` when it is ready.
 */
export function compressForMany(body: Buffer, encoding: Encoding, keep: (best: Buffer) => void): Buffer {
  if (encoding === 'br') compressInBackground(body, encoding, BEST).then(keep, () => {})
  if (encoding === 'gzip') return gzipSync(body, { level: 9 })
  return encoding === 'br' ? brotliCompressSync(body, brotli(body, 9)) : body
}

function brotli(body: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
}
