import 'server-only'
import https from 'node:https'
import { Readable } from 'node:stream'
import { S3Client } from '@aws-sdk/client-s3'
import { limitResponse } from './limit-response'
import type { StorageConnection } from './provider'
import { AddressRefusal, createPublicLookup, NOT_PUBLIC } from './public-address'

/** Higher than the number of connections that slow clients can hold at once (see app/media and download.ts). */
const MAX_CONNECTIONS = 80

/** Ensures that every connection, including reconnections, goes to an address verified as public. */
export const publicAgent = new https.Agent({
  keepAlive: true,
  maxSockets: MAX_CONNECTIONS,
  lookup: createPublicLookup(),
})

const clients = new WeakMap<StorageConnection, S3Client>()

/** Returns the S3 client for a connection, creating it on first use. */
export function clientOf(connection: StorageConnection): S3Client {
  const existing = clients.get(connection)
  if (existing) return existing
  const created = createClient(connection)
  clients.set(connection, created)
  return created
}

function createClient(connection: StorageConnection) {
  if (connection.isUserSupplied && !connection.endpoint.startsWith('https://'))
    throw new AddressRefusal(NOT_PUBLIC)
  const { endpoint, region, accessKeyId, secretAccessKey, sessionToken, forcePathStyle } = connection
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) },
    forcePathStyle,
    // Send checksums only if S3 requires them, because other providers and presigned uploads reject the newer trailing
    // checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      // These limits apply until the response starts. Streaming it can take longer.
      connectionTimeout: 3_000,
      requestTimeout: 5_000,
      throwOnRequestTimeout: true,
      // Ends a response that stops arriving, or that a client stops reading.
      socketTimeout: 120_000,
      // Neither this handler nor the client follows redirects to other hosts.
      httpAgent: { maxSockets: MAX_CONNECTIONS },
      httpsAgent: connection.isUserSupplied ? publicAgent : { maxSockets: MAX_CONNECTIONS },
    },
  })
  limitResponses(client)
  return client
}

/** Limits the size of the responses that the client reads into memory: all except object downloads. */
function limitResponses(client: S3Client) {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next(args)
        const response = result.response as { statusCode: number; body?: unknown }
        const isObject = commandName === 'GetObjectCommand' && response.statusCode < 300
        if (!isObject && response.body instanceof Readable) response.body = limitResponse(response.body)
        return result
      },
    // Runs closest to the connection, before anything else reads the response.
    { step: 'deserialize', priority: 'low', name: 'limitResponses' },
  )
}
