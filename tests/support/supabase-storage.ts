import { once } from 'node:events'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { createSignatureCheck } from '../../scripts/embedded/s3/signature.mjs'
import { tlsIdentity } from './tls-front'

const SERVICE_ROLE = 'service_role'

/** Returns a key in Supabase's format. */
export function supabaseKey(role: 'anon' | typeof SERVICE_ROLE, ref = 'abcdefgh') {
  const parts = [{ alg: 'HS256' }, { iss: 'supabase', ref, role }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return [...parts, 'signature'].join('.')
}

/**
 * Imitates the part of Supabase's storage that a connection uses, based on its source: requests are signed with the
 * project's reference and its anon key, the token determines the permissions, and anon has none here.
 */
export async function startSupabaseStorage() {
  const anonKey = supabaseKey('anon')
  const objects = new Map<string, Buffer>()
  let isListingAllowed = true
  const checkSignature = createSignatureCheck({
    accessKeyId: 'abcdefgh',
    secretAccessKey: anonKey,
    region: 'auto',
  })

  const server = https.createServer(tlsIdentity, async (request, response) => {
    const url = new URL(request.url ?? '/', 'https://storage')
    const respond = (status: number, body = '', headers = {}) =>
      response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers }).end(body)
    const refuse = (code: string, status = 403) =>
      respond(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`, {
        'content-type': 'application/xml',
      })
    const body = await buffer(request)
    const sign = /^\/storage\/v1\/object\/sign\/(.+)$/.exec(url.pathname)
    if (sign) {
      const isAllowed = request.headers.authorization === `Bearer ${supabaseKey(SERVICE_ROLE)}`
      if (!isAllowed || request.headers.apikey !== anonKey) return respond(400)
      return respond(200, JSON.stringify({ signedURL: `/object/sign/${sign[1]}?token=one-object` }))
    }
    try {
      await checkSignature(request, url)
    } catch {
      return refuse('SignatureDoesNotMatch')
    }
    const token = String(request.headers['x-amz-security-token'] ?? '')
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}')
    if (claims.role !== SERVICE_ROLE) return refuse('AccessDenied')
    const key = url.pathname.replace(/^\/storage\/v1\/s3\//, '')
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'HEAD') return response.writeHead(objects.has(key) ? 200 : 404).end()
    if (request.method !== 'GET') return respond(request.method === 'PUT' ? 200 : 204)
    if (url.searchParams.has('list-type'))
      return isListingAllowed ? respond(200, '<ListBucketResult/>') : refuse('AccessDenied')
    const found = objects.get(key)
    return found
      ? response.writeHead(200, { 'content-length': found.length }).end(found)
      : refuse('NoSuchKey', 404)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `https://abcdefgh.supabase.co:${port}`,
    anonKey,
    serviceKey: supabaseKey(SERVICE_ROLE),
    objects,
    forbidListing: () => {
      isListingAllowed = false
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
