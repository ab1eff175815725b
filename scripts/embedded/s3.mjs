import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import http from 'node:http'
import { pipeline } from 'node:stream/promises'
import { listenOnLoopback } from './listen.mjs'
import { S3Error } from './s3/errors.mjs'
import { createSignatureCheck } from './s3/signature.mjs'
import { createStore } from './s3/store.mjs'

/**
 * Starts a small S3-compatible server on the loopback address that stores objects on disk and supports only the calls
 * that the site makes. Every request must be signed; there are no anonymous reads, so the site has to serve public files.
 * Returns { endpoint, stop }.
 */
export async function startS3({ dir, ports, accessKeyId, secretAccessKey, region, buckets }) {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const store = createStore(dir)
  for (const bucket of buckets) await store.createBucket(bucket)
  const checkSignature = createSignatureCheck({ accessKeyId, secretAccessKey, region })

  const server = http.createServer(async (request, response) => {
    try {
      const { url, bucket, key } = readAddress(request)
      const payload = await checkSignature(request, url)
      const call = (key ? objectCalls : bucketCalls)[request.method]
      if (!call || !isSupported(request, url, payload)) throw new S3Error('NotImplemented')
      if (call !== bucketCalls.PUT) await store.requireBucket(bucket)
      await call({ store, request, response, parameters: url.searchParams, payload, bucket, key })
    } catch (error) {
      sendError(request, response, error)
    }
  })
  const { port, stop } = await listenOnLoopback(server, ports, 's3')
  return { endpoint: `http://127.0.0.1:${port}`, stop }
}

function readAddress(request) {
  try {
    const [, bucket = '', ...rest] = request.url.split('?')[0].split('/').map(decodeURIComponent)
    return { url: new URL(request.url, 'http://storage'), bucket, key: rest.join('/') }
  } catch {
    throw new S3Error('InvalidURI')
  }
}

const parameterNames = /^(x-id|list-type|max-keys|continuation-token|response-content-disposition|x-amz-.+)$/i
const otherWrites = /^(x-amz-copy-source|if-)/

/** Returns whether a request is one of the calls below, and not another one with the same method. */
function isSupported({ method, headers }, { searchParams }, payload) {
  const isKnown = [...searchParams.keys()].every((name) => parameterNames.test(name))
  const isOtherWrite = method === 'PUT' && Object.keys(headers).some((name) => otherWrites.test(name))
  return isKnown && !isOtherWrite && !payload.startsWith('STREAMING-')
}

const bucketCalls = {
  async PUT({ store, response, bucket }) {
    await store.createBucket(bucket)
    send(response, 200)
  },
  HEAD: ({ response }) => send(response, 200),
  async GET({ store, response, parameters, bucket }) {
    const after = Buffer.from(parameters.get('continuation-token') ?? '', 'base64url').toString()
    const limit = Number(parameters.get('max-keys') ?? 1000)
    const entries = (await store.listEntries(bucket)).filter(({ key }) => key > after)
    const page = entries.slice(0, limit)
    const next = entries.length > limit ? Buffer.from(page.at(-1)?.key ?? '').toString('base64url') : ''
    const contents = page.map(
      ({ key, modified, size }) =>
        `<Contents><Key>${escapeXml(key)}</Key><LastModified>${new Date(modified).toISOString()}</LastModified><Size>${size}</Size></Contents>`,
    )
    const truncated = `<IsTruncated>${next !== ''}</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`
    sendXml(response, 200, `<ListBucketResult>${truncated}${contents.join('')}</ListBucketResult>`)
  },
}

const objectCalls = {
  GET: sendObject,
  HEAD: sendObject,
  async PUT({ store, request, response, payload, bucket, key }) {
    const { 'content-type': type, 'cache-control': caching } = request.headers
    const headers = { 'content-type': type, 'cache-control': caching }
    const entry = await store.putEntry(bucket, key, readBody(request, payload), headers)
    send(response, 200, { etag: etagOf(entry) })
  },
  async DELETE({ store, response, bucket, key }) {
    await store.deleteEntry(bucket, key)
    send(response, 204)
  },
}

async function sendObject({ store, request, response, parameters, bucket, key }) {
  const entry = await store.getEntry(bucket, key)
  const disposition = parameters.get('response-content-disposition')
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    ...entry.headers,
    ...(disposition === null ? {} : { 'content-disposition': disposition }),
    'content-length': entry.size,
    'last-modified': new Date(entry.modified).toUTCString(),
    etag: etagOf(entry),
  })
  if (request.method === 'HEAD') response.end()
  else await pipeline(store.readData(bucket, entry), response)
}

/** Returns the ETag of an object: the name of its data file, which differs for every write. */
const etagOf = ({ data }) => `"${data}"`

/** Yields the bytes of a request body without buffering. Throws at the end if they differ from what was signed. */
async function* readBody(request, payload) {
  const hash = createHash('sha256')
  for await (const chunk of request) {
    hash.update(chunk)
    yield chunk
  }
  if (payload !== 'UNSIGNED-PAYLOAD' && hash.digest('hex') !== payload)
    throw new S3Error('XAmzContentSHA256Mismatch')
}

function send(response, status, headers = {}, body = '') {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body)
}

function sendXml(response, status, tree, headers = {}) {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${tree}`
  send(response, status, { 'content-type': 'application/xml', ...headers }, body)
}

const escapeXml = (value) => value.replace(/[<>&"'\r\n]/g, (character) => `&#${character.charCodeAt(0)};`)

function sendError(request, response, error) {
  if (response.headersSent || response.destroyed) return response.destroy()
  const isKnown = error instanceof S3Error
  if (!isKnown && !request.destroyed) console.error('Embedded storage:', error)
  const { code, message, status } = isKnown ? error : new S3Error('InternalError')
  // The rest of an upload is not read, so close the connection with the response.
  const headers = request.complete ? {} : { connection: 'close' }
  sendXml(
    response,
    status,
    `<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`,
    headers,
  )
}
