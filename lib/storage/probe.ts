import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { log } from '@/lib/platform/log'
import { BUCKETS } from '@/lib/platform/upload-slots'
import { clientOf } from './client'
import { faultOf, faultSentence, type StorageFaultKind } from './fault'
import type { StorageConnection } from './provider'

/** The time limit for the whole test, however slow the server is. */
const LIMIT_MS = 12_000

export interface ProbeFault {
  kind: StorageFaultKind
  message: string
}

/**
 * Tests what the product does with storage in every bucket: writes a small object, reads it back, compares it, lists
 * the bucket and deletes the object. Returns the problem, or undefined.
 */
export async function probeStorage(connection: StorageConnection): Promise<ProbeFault | undefined> {
  const client = clientOf(connection)
  const signal = AbortSignal.timeout(LIMIT_MS)
  const outcomes = await Promise.all(
    BUCKETS.map(async (bucket) => {
      const name = `${connection.bucketPrefix}${bucket}`
      return { name, kind: await probeBucket(client, name, signal) }
    }),
  )
  const faults = outcomes.flatMap(({ name, kind }) => (kind ? [{ name, kind }] : []))
  // Report missing buckets together; any other problem affects all buckets alike.
  const worst = faults.find(({ kind }) => kind !== 'bucket') ?? faults[0]
  if (!worst) return undefined
  const { kind } = worst
  const names = faults.filter((fault) => fault.kind === kind).map(({ name }) => name)
  return { kind, message: kind === 'bucket' ? missingBuckets(names) : faultSentence(kind) }
}

function missingBuckets(names: string[]) {
  return names.length === 1
    ? `The bucket ${names[0]} is missing. Please create it as a private bucket.`
    : `These buckets are missing: ${names.join(', ')}. Please create them as private buckets.`
}

async function probeBucket(client: S3Client, bucket: string, abortSignal: AbortSignal) {
  const object = { Bucket: bucket, Key: `connection-test-${randomUUID()}` }
  const text = randomUUID()
  try {
    await client.send(new PutObjectCommand({ ...object, Body: text, ContentType: 'text/plain' }), {
      abortSignal,
    })
    try {
      const response = await client.send(new GetObjectCommand(object), { abortSignal })
      if (!(await matches(response.Body as Readable, text))) return 'changed'
      // Without permission to list, a request for a missing object fails with AccessDenied instead of NoSuchKey.
      await client.send(new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }), { abortSignal })
    } finally {
      await client.send(new DeleteObjectCommand(object), { abortSignal })
    }
  } catch (error) {
    // Do not log the error itself, because the SDK's errors contain the request with its keys.
    const { name, message } = error instanceof Error ? error : { name: '', message: String(error) }
    log.info({ bucket, fault: name, message: message.slice(0, 200) }, 'storage test failed')
    return faultOf(error)
  }
}

/** Returns whether a body is exactly `text`. Reads little more, because a hostile server may send gigabytes. */
export async function matches(body: Readable, text: string) {
  let received = ''
  for await (const chunk of body) {
    received += chunk
    if (received.length > text.length) break
  }
  return received === text
}
