import { pipeline } from 'node:stream/promises'
import { S3Error } from './errors.mjs'

const kept = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
]

/** The headers of an upload that are stored and returned with the object. */
export function pickHeaders(headers) {
  const picked = {}
  for (const [name, value] of Object.entries(headers)) {
    if (name.startsWith('x-amz-meta-') || kept.includes(name)) picked[name] = value
  }
  const encoding = picked['content-encoding']?.replace(/(^|,)\s*aws-chunked\s*/g, '').replace(/^,\s*/, '')
  delete picked['content-encoding']
  return encoding ? { ...picked, 'content-encoding': encoding } : picked
}

/**
 * Handles GET and HEAD requests for an object, including conditions, one range, and the `response-…` overrides of a
 * presigned URL.
 */
export async function sendObject({ store, bucket, key, request, response, parameters }) {
  const entry = await store.getEntry(bucket, key)
  const etag = `"${entry.etag}"`
  const headers = {
    'content-type': 'application/octet-stream',
    ...entry.headers,
    etag,
    'last-modified': new Date(entry.modified).toUTCString(),
    'accept-ranges': 'bytes',
  }
  for (const name of kept) {
    const override = parameters.get(`response-${name}`)
    if (override !== null) headers[name] = override
  }

  const ifMatch = request.headers['if-match']
  if (ifMatch && !matches(ifMatch, etag)) throw new S3Error('PreconditionFailed')
  if (matches(request.headers['if-none-match'] ?? '', etag)) {
    response.writeHead(304, headers).end()
    return
  }

  const range = readRange(request.headers.range, entry.size)
  const length = range ? range.end - range.start + 1 : entry.size
  if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${entry.size}`
  response.writeHead(range ? 206 : 200, { ...headers, 'content-length': length })
  if (request.method === 'HEAD' || length === 0) response.end()
  else await pipeline(store.readData(bucket, entry, range), response)
}

function matches(condition, etag) {
  return condition.split(',').some((value) => value.trim() === etag || value.trim() === '*')
}

function readRange(header, size) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const isSuffix = match[1] === ''
  const start = isSuffix ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = isSuffix || match[2] === '' ? size - 1 : Math.min(size - 1, Number(match[2]))
  if (start > end) {
    throw new S3Error('InvalidRange', 'The range is outside the object.', {
      'content-range': `bytes */${size}`,
    })
  }
  return { start, end }
}
