import 'server-only'
import https from 'node:https'
import { S3Client } from '@aws-sdk/client-s3'
import type { StorageConnection } from './provider'
import { AddressRefusal, createPublicLookup, NOT_PUBLIC } from './public-address'

/** More than everything that waits for slow clients may occupy: see app/media and download.ts. */
const MAX_CONNECTIONS = 80

/** Ensures that every connection, including reconnections, goes to an address verified as public. */
export const publicAgent = new https.Agent({
  keepAlive: true,
  maxSockets: MAX_CONNECTIONS,
  lookup: createPublicLookup(),
})

const clients = new WeakMap<StorageConnection, S3Client>()

/** Returns the client of a connection, created once. */
export function clientOf(connection: StorageConnection): S3Client {
  const existing = clients.get(connection)
  if (existing) return existing
  const created = createClient(connection)
  clients.set(connection, created)
  return created
}

function createClient(connection: StorageConnection) {
  if (connection.isEntered && !connection.endpoint.startsWith('https://'))
    throw new AddressRefusal(NOT_PUBLIC)
  const { endpoint, region, accessKeyId, secretAccessKey, sessionToken, forcePathStyle } = connection
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) },
    forcePathStyle,
    // Send checksums only if S3 requires them, because other providers and presigned uploads reject the newer
    // trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      // Applies until the response starts; streaming it can take longer.
      connectionTimeout: 3_000,
      requestTimeout: 5_000,
      throwOnRequestTimeout: true,
      // For a body that stops arriving, or that a client stops reading.
      socketTimeout: 120_000,
      // Neither this handler nor the client follows redirects to other hosts.
      httpAgent: { maxSockets: MAX_CONNECTIONS },
      httpsAgent: connection.isEntered ? publicAgent : { maxSockets: MAX_CONNECTIONS },
    },
  })
}
