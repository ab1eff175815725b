import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { S3Error } from './errors.mjs'

const longestLine = 4096

/**
 * Yields the bytes of a request body, unwrapped and verified in passing, without buffering. `payload` says how the
 * body was signed. Throws at the end if the hash or length does not match.
 */
export async function* readBody(request, payload, limit) {
  const { headers } = request
  const isChunked = payload === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER'
  if (payload.startsWith('STREAMING-') && !isChunked) {
    throw new S3Error('NotImplemented', `Bodies signed as ${payload} are not supported.`)
  }
  const announced = { ...headers }
  const checks = createChecks(payload)
  const source = isChunked ? unwrapChunks(request, announced) : request
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > limit) throw new S3Error('EntityTooLarge')
    checks.update(chunk)
    yield chunk
  }
  const announcedSize =
    headers['x-amz-decoded-content-length'] ?? (isChunked ? undefined : headers['content-length'])
  if (announcedSize !== undefined && Number(announcedSize) !== size) throw new S3Error('IncompleteBody')
  checks.finish(announced)
}

/** Reads a small body as text. */
export async function readText(request, payload) {
  const chunks = []
  for await (const chunk of readBody(request, payload, 2_000_000)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function createChecks(payload) {
  const sha256 = createHash('sha256')
  const md5 = createHash('md5')
  let crc = 0
  return {
    update(chunk) {
      sha256.update(chunk)
      md5.update(chunk)
      crc = crc32(chunk, crc)
    },
    finish(announced) {
      const digest = sha256.digest()
      const isHash = /^[0-9a-f]{64}$/.test(payload)
      if (isHash && digest.toString('hex') !== payload) throw new S3Error('XAmzContentSHA256Mismatch')
      const crcBytes = Buffer.alloc(4)
      crcBytes.writeUInt32BE(crc)
      const found = {
        'x-amz-checksum-crc32': crcBytes.toString('base64'),
        'x-amz-checksum-sha256': digest.toString('base64'),
        'content-md5': md5.digest('base64'),
      }
      for (const [name, value] of Object.entries(found)) {
        if (announced[name] !== undefined && announced[name] !== value)
          throw new S3Error('BadDigest', `${name} differs`)
      }
    },
  }
}

/** Removes the `aws-chunked` encoding. Trailing headers are added to `trailers`. */
async function* unwrapChunks(source, trailers) {
  const input = createLineReader(source)
  for (;;) {
    const line = await input.readLine()
    const size = /^[0-9a-f]{1,12}(;.*)?$/i.test(line) ? Number.parseInt(line, 16) : Number.NaN
    if (Number.isNaN(size)) throw new S3Error('IncompleteBody', 'A chunk has no size.')
    if (size === 0) break
    yield* input.readBytes(size)
    if ((await input.readLine()) !== '')
      throw new S3Error('IncompleteBody', 'A chunk is longer than its stated size.')
  }
  for (let line = await input.readLine(); line !== ''; line = await input.readLine()) {
    const colon = line.indexOf(':')
    trailers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim()
  }
}

function createLineReader(source) {
  const chunks = source[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)

  async function readMore() {
    const { value, done } = await chunks.next()
    if (done) throw new S3Error('IncompleteBody')
    return value
  }

  return {
    async readLine() {
      let end = rest.indexOf('\r\n')
      while (end < 0) {
        if (rest.length > longestLine) throw new S3Error('IncompleteBody')
        rest = Buffer.concat([rest, await readMore()])
        end = rest.indexOf('\r\n')
      }
      const line = rest.toString('latin1', 0, end)
      rest = rest.subarray(end + 2)
      return line
    },
    async *readBytes(count) {
      let left = count
      while (left > 0) {
        if (rest.length === 0) rest = await readMore()
        const chunk = rest.subarray(0, left)
        rest = rest.subarray(chunk.length)
        left -= chunk.length
        yield chunk
      }
    },
  }
}
