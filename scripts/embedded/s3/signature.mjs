import { timingSafeEqual } from 'node:crypto'
import { Sha256 } from '@aws-crypto/sha256-js'
import { HttpRequest } from '@smithy/protocol-http'
import { SignatureV4 } from '@smithy/signature-v4'
import { S3Error } from './errors.mjs'

const allowedSkew = 15 * 60_000
const maxExpiry = 7 * 24 * 3600
const presignParameters = ['Algorithm', 'Credential', 'Date', 'Expires', 'SignedHeaders', 'Signature'].map(
  (name) => `X-Amz-${name}`,
)

/**
 * Returns a function that checks requests: it signs each request again with our own secret, using the same library as
 * the AWS clients, and compares the signatures. The function returns how the body is signed ('UNSIGNED-PAYLOAD', a
 * hash or a streaming mode).
 */
export function createSignatureCheck({ accessKeyId, secretAccessKey, region }) {
  if (!accessKeyId || !secretAccessKey) throw new Error('The storage needs an access key and a secret.')
  const signer = new SignatureV4({
    credentials: { accessKeyId, secretAccessKey },
    region,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  })

  return async function checkSignature(request, url) {
    const isPresigned = url.searchParams.has('X-Amz-Signature')
    const claim = isPresigned ? readPresigned(url) : readHeader(request)
    if (claim.keyId !== accessKeyId) throw new S3Error('InvalidAccessKeyId')
    if (claim.scope !== `${claim.longDate.slice(0, 8)}/${region}/s3/aws4_request`) {
      throw new S3Error('AuthorizationHeaderMalformed', `The credential must be for ${region} and s3.`)
    }
    checkTime(claim)
    checkCoverage(request, claim.signedHeaders)

    const copy = new HttpRequest({
      method: request.method,
      path: request.url.split('?')[0],
      headers: Object.fromEntries(
        claim.signedHeaders.map((name) => [name, String(request.headers[name] ?? '')]),
      ),
      query: readQuery(url),
      body: {}, // Neither text nor bytes, so that the signer does not hash the body itself.
    })
    const options = { signingDate: claim.date, signableHeaders: new Set(claim.signedHeaders) }
    const expected = isPresigned
      ? await presign(signer, copy, { ...options, expiresIn: claim.expiresIn })
      : await sign(signer, copy, options)
    if (!isEqual(expected, claim.signature)) {
      throw new S3Error('SignatureDoesNotMatch', 'The signature does not match the request and the secret.')
    }
    return isPresigned ? 'UNSIGNED-PAYLOAD' : (request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD')
  }
}

async function presign(signer, copy, options) {
  const { query } = await signer.presign(copy, { ...options, unhoistableHeaders: options.signableHeaders })
  return query['X-Amz-Signature']
}

async function sign(signer, copy, options) {
  const { headers } = await signer.sign(copy, options)
  return /Signature=([0-9a-f]{64})$/.exec(headers.authorization)[1]
}

function readHeader(request) {
  const header = request.headers.authorization
  if (!header) throw new S3Error('AccessDenied', 'Access Denied')
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/
  const match = parts.exec(header)
  if (!match) throw new S3Error('AuthorizationHeaderMalformed')
  return describe(match[1], match[2], match[3], request.headers['x-amz-date'])
}

function readPresigned(url) {
  const get = (name) => url.searchParams.get(`X-Amz-${name}`) ?? ''
  const expiresIn = Number(get('Expires'))
  if (get('Algorithm') !== 'AWS4-HMAC-SHA256' || !(expiresIn > 0 && expiresIn <= maxExpiry)) {
    throw new S3Error('AuthorizationHeaderMalformed')
  }
  return { ...describe(get('Credential'), get('SignedHeaders'), get('Signature'), get('Date')), expiresIn }
}

function describe(credential, signedHeaders, signature, longDate = '') {
  const slash = credential.indexOf('/')
  const date = new Date(longDate.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (slash < 0 || Number.isNaN(date.getTime())) throw new S3Error('AuthorizationHeaderMalformed')
  return {
    keyId: credential.slice(0, slash),
    scope: credential.slice(slash + 1),
    signedHeaders: signedHeaders.split(';'),
    signature,
    longDate,
    date,
  }
}

function checkTime({ date, expiresIn }) {
  const age = Date.now() - date.getTime()
  if (expiresIn === undefined && Math.abs(age) > allowedSkew) throw new S3Error('RequestTimeTooSkewed')
  if (expiresIn !== undefined && (age > expiresIn * 1000 || age < -allowedSkew)) {
    throw new S3Error('AccessDenied', 'Request has expired')
  }
}

// Someone could have added an unsigned header in transit.
function checkCoverage(request, signedHeaders) {
  const mustBeSigned = Object.keys(request.headers).filter(
    (name) => name === 'host' || name.startsWith('x-amz-'),
  )
  const missing = mustBeSigned.filter((name) => !signedHeaders.includes(name))
  if (missing.length > 0)
    throw new S3Error('AccessDenied', `Headers that were not signed: ${missing.join(', ')}`)
}

function readQuery(url) {
  const query = {}
  for (const [name, value] of url.searchParams) {
    if (presignParameters.includes(name)) continue
    query[name] = name in query ? [query[name], value].flat() : value
  }
  return query
}

function isEqual(left, right) {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))
}
