import 'server-only'
import https from 'node:https'
import { S3Client } from '@aws-sdk/client-s3'
import type { StorageConnection } from './provider'
import { AddressRefusal, createPublicLookup, NOT_PUBLIC } from './public-address'

/** Every connection, also one that is made again later, goes to an address that was found public for it. */
export const publicAgent = new https.Agent({ keepAlive: true, maxSockets: 50, lookup: createPublicLookup() })

const clients = new WeakMap<StorageConnection, S3Client>()

/** The client of a connection, made once. */
export function clientOf(connection: StorageConnection): S3Client {
  const known = clients.get(connection)
  if (known) return known
  const created = createClient(connection)
  clients.set(connection, created)
  return created
}

function createClient(connection: StorageConnection) {
  if (connection.isTyped && !connection.endpoint.startsWith('https://')) throw new AddressRefusal(NOT_PUBLIC)
  const { endpoint, region, accessKeyId, secretAccessKey, sessionToken, forcePathStyle } = connection
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) },
    forcePathStyle,
    // Checksums only where S3 asks for them: other providers refuse the newer trailers, presigned uploads too.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      // Until the answer begins; what then streams may take its time.
      connectionTimeout: 3_000,
      requestTimeout: 5_000,
      throwOnRequestTimeout: true,
      // Neither this handler nor the client follows redirects to other hosts.
      ...(connection.isTyped ? { httpsAgent: publicAgent } : {}),
    },
  })
}
