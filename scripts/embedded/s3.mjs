import { mkdir } from 'node:fs/promises'
import http from 'node:http'
import { listenOnLoopback } from './listen.mjs'
import { readBody, readText } from './s3/body.mjs'
import { S3Error } from './s3/errors.mjs'
import { listPage } from './s3/listing.mjs'
import { createMultipart } from './s3/multipart.mjs'
import { pickHeaders, sendObject } from './s3/objects.mjs'
import { createSignatureCheck } from './s3/signature.mjs'
import { createStore } from './s3/store.mjs'
import { readElements, toXml } from './s3/xml.mjs'

const largestObject = 5_000_000_000

/**
 * Starts a small S3-compatible server on the loopback address that stores objects on disk. Every request must be
 * signed; there are no anonymous reads, so the site has to serve public files. Returns { endpoint, stop }.
 */
export async function startS3({ dir, ports, accessKeyId, secretAccessKey, region, buckets }) {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const store = createStore(dir)
  for (const bucket of buckets) await store.createBucket(bucket)
  const checkSignature = createSignatureCheck({ accessKeyId, secretAccessKey, region })
  const multipart = createMultipart(dir, store)

  const server = http.createServer(async (request, response) => {
    try {
      const { url, bucket, key } = readAddress(request)
      const payload = await checkSignature(request, url)
      const parameters = url.searchParams
      const context = { store, multipart, request, response, parameters, payload, bucket, key }
      if (!bucket) await handleRoot(context)
      else if (!key) await handleBucket(context)
      else await handleObject(context)
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

async function handleRoot({ store, request, response }) {
  if (request.method !== 'GET') throw new S3Error('MethodNotAllowed')
  const names = await store.listBuckets()
  sendXml(response, [
    'ListAllMyBucketsResult',
    [['Buckets', names.map((name) => ['Bucket', [['Name', name]]])]],
  ])
}

async function handleBucket(context) {
  const { store, request, response, parameters, payload, bucket } = context
  if (request.method === 'PUT') {
    await store.createBucket(bucket)
    return sendEmpty(response, 200, { location: `/${bucket}` })
  }
  await store.requireBucket(bucket)
  if (request.method === 'HEAD') return sendEmpty(response, 200)
  if (request.method === 'DELETE') {
    await store.deleteBucket(bucket)
    return sendEmpty(response, 204)
  }
  if (request.method === 'POST' && parameters.has('delete')) {
    const keys = readElements(await readText(request, payload), 'Key')
    for (const key of keys) await store.deleteEntry(bucket, key)
    return sendXml(response, ['DeleteResult', keys.map((key) => ['Deleted', [['Key', key]]])])
  }
  if (request.method === 'GET' && parameters.get('list-type') === '2') {
    return sendXml(response, listPage(bucket, await store.listEntries(bucket), parameters))
  }
  throw new S3Error('NotImplemented')
}

async function handleObject(context) {
  const { store, request, response, parameters, bucket, key } = context
  await store.requireBucket(bucket)
  if (parameters.has('uploadId') || parameters.has('uploads')) return handleMultipart(context)
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return sendObject(context)
    case 'DELETE':
      await store.deleteEntry(bucket, key)
      return sendEmpty(response, 204)
    case 'PUT':
      return request.headers['x-amz-copy-source'] ? copyObject(context) : putObject(context)
    default:
      throw new S3Error('MethodNotAllowed')
  }
}

async function putObject({ store, request, response, payload, bucket, key }) {
  const { etag } = await store.putEntry(bucket, key, readBody(request, payload, largestObject), {
    headers: pickHeaders(request.headers),
    isNew: request.headers['if-none-match'] === '*',
  })
  sendEmpty(response, 200, { etag: `"${etag}"` })
}

async function copyObject({ store, request, response, bucket, key }) {
  const address = decodeURIComponent(request.headers['x-amz-copy-source']).replace(/^\//, '')
  const slash = address.indexOf('/')
  const source = { bucket: address.slice(0, slash), key: address.slice(slash + 1) }
  await store.requireBucket(source.bucket)
  const original = await store.getEntry(source.bucket, source.key)
  const isReplacing = request.headers['x-amz-metadata-directive'] === 'REPLACE'
  const copy = await store.putEntry(bucket, key, store.readData(source.bucket, original), {
    headers: isReplacing ? pickHeaders(request.headers) : original.headers,
  })
  const modified = new Date(copy.modified).toISOString()
  sendXml(response, [
    'CopyObjectResult',
    [
      ['ETag', `"${copy.etag}"`],
      ['LastModified', modified],
    ],
  ])
}

async function handleMultipart({ multipart, request, response, parameters, payload, bucket, key }) {
  const id = parameters.get('uploadId') ?? ''
  if (request.method === 'POST' && parameters.has('uploads')) {
    const uploadId = await multipart.begin(bucket, key, pickHeaders(request.headers))
    const names = [
      ['Bucket', bucket],
      ['Key', key],
      ['UploadId', uploadId],
    ]
    return sendXml(response, ['InitiateMultipartUploadResult', names])
  }
  if (request.method === 'PUT') {
    const body = readBody(request, payload, largestObject)
    const etag = await multipart.putPart(id, bucket, key, Number(parameters.get('partNumber')), body)
    return sendEmpty(response, 200, { etag: `"${etag}"` })
  }
  if (request.method === 'POST') {
    const xml = await readText(request, payload)
    const etags = readElements(xml, 'ETag').map((etag) => etag.replaceAll('"', ''))
    const parts = readElements(xml, 'PartNumber').map((number, index) => ({
      number: Number(number),
      etag: etags[index],
    }))
    const { etag } = await multipart.complete(id, bucket, key, parts)
    const names = [
      ['Bucket', bucket],
      ['Key', key],
      ['ETag', `"${etag}"`],
    ]
    return sendXml(response, ['CompleteMultipartUploadResult', names])
  }
  if (request.method === 'DELETE') {
    await multipart.abort(id, bucket, key)
    return sendEmpty(response, 204)
  }
  throw new S3Error('MethodNotAllowed')
}

function sendEmpty(response, status, headers = {}) {
  response.writeHead(status, { 'content-length': 0, ...headers }).end()
}

function sendXml(response, tree, status = 200, headers = {}) {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(tree)}`
  const length = Buffer.byteLength(body)
  response
    .writeHead(status, { 'content-type': 'application/xml', 'content-length': length, ...headers })
    .end(body)
}

function sendError(request, response, error) {
  if (response.headersSent || response.destroyed) return response.destroy()
  const isKnown = error instanceof S3Error
  if (!isKnown && !request.destroyed) console.error('Embedded storage:', error)
  const { code, message, status, headers } = isKnown ? error : new S3Error('InternalError')
  // The rest of an upload is not read, so close the connection with the response.
  const closing = request.complete ? headers : { ...headers, connection: 'close' }
  sendXml(
    response,
    [
      'Error',
      [
        ['Code', code],
        ['Message', message],
      ],
    ],
    status,
    closing,
  )
}
