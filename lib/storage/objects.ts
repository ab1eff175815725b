import 'server-only'
import { pipeline, type Readable, Transform } from 'node:stream'
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { BUCKETS, type Bucket } from '@/lib/platform/upload-slots'
import { clientOf } from './client'
import { activeStorage } from './connection'
import { StorageUnavailable } from './fault'
import { signSupabaseDownload } from './supabase-download'

/** The storage of this moment: what staff connect is used from the next call on. */
async function connected() {
  const active = await activeStorage()
  if (!active.connection) throw new StorageUnavailable(active.problem)
  const { connection } = active
  const nameOf = (bucket: Bucket) => `${connection.bucketPrefix}${bucket}`
  return { client: clientOf(connection), connection, nameOf }
}

export interface StoredObject {
  body: Readable
  contentType: string
  size: number
  etag: string
}

/** An upload is answered when its last byte has come, over a slow line too: as long as the server waits for it. */
const UPLOAD_MS = 120_000

/**
 * Writes one object, whole or not at all. Keys are made by the server and never written twice: an existing key is refused. It is asked
 * for first, because not every storage knows writes with a condition; keys are random, so nobody writes the same at once. A stream
 * that breaks off, or holds another number of bytes than `size`, throws.
 */
export async function putObject(
  bucket: Bucket,
  key: string,
  body: Uint8Array | Readable,
  options: { contentType: string; size: number; cacheControl?: string },
) {
  const { client, nameOf } = await connected()
  const object = { Bucket: nameOf(bucket), Key: key }
  try {
    if (await isThere(client, object)) throw new Error(`There is an object ${key} in ${bucket} already`)
  } catch (error) {
    // Nobody reads it.
    if (!(body instanceof Uint8Array)) body.destroy()
    throw error
  }
  const stopping = new AbortController()
  const source =
    body instanceof Uint8Array
      ? body
      : pipeline(body, exactly(options.size), (error) => error && stopping.abort(error))
  const command = new PutObjectCommand({
    ...object,
    Body: source,
    ContentLength: options.size,
    ContentType: options.contentType,
    CacheControl: options.cacheControl ?? 'max-age=3600',
  })
  try {
    await client.send(command, { abortSignal: stopping.signal, requestTimeout: UPLOAD_MS })
  } catch (error) {
    throw stopping.signal.reason ?? error
  } finally {
    // Refused half-way: nobody reads the rest.
    if (source instanceof Transform) source.destroy()
  }
}

async function isThere(client: S3Client, object: { Bucket: string; Key: string }) {
  try {
    await client.send(new HeadObjectCommand(object))
    return true
  } catch (error) {
    // 403: keys that may not list are not told what is missing. Whether they may write, the write will show.
    if (error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0))
      return false
    throw error
  }
}

/**
 * Passes on what it gets; fails when that is more or less than `size` bytes. The last piece waits until the source has ended:
 * storage keeps an object as soon as the announced number of bytes has come.
 */
function exactly(size: number) {
  let passed = 0
  let held: Buffer | undefined
  const fault = () => new Error(`An upload of ${size} bytes was announced and ${passed} came`)
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      passed += piece.length
      if (passed > size) return done(fault())
      const ready = held
      held = piece
      done(null, ready)
    },
    flush(done) {
      if (passed === size) done(null, held)
      else done(fault())
    },
  })
}

/** Opens an object for streaming; null when there is none. */
export async function openObject(bucket: Bucket, key: string): Promise<StoredObject | null> {
  const { client, nameOf } = await connected()
  try {
    const answer = await client.send(new GetObjectCommand({ Bucket: nameOf(bucket), Key: key }))
    return {
      body: answer.Body as Readable,
      contentType: answer.ContentType ?? 'application/octet-stream',
      size: answer.ContentLength ?? 0,
      etag: answer.ETag ?? '',
    }
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}

/** Returns whether an object is there, without fetching it. */
export async function hasObject(bucket: Bucket, key: string): Promise<boolean> {
  const { client, nameOf } = await connected()
  return isThere(client, { Bucket: nameOf(bucket), Key: key })
}

/** Deleting what does not exist succeeds. */
export async function deleteObject(bucket: Bucket, key: string) {
  const { client, nameOf } = await connected()
  await client.send(new DeleteObjectCommand({ Bucket: nameOf(bucket), Key: key }))
}

/** Keys of a bucket with the time they were written, a page at a time. */
export async function* listObjects(bucket: Bucket): AsyncGenerator<{ key: string; writtenAt: Date }> {
  const { client, nameOf } = await connected()
  let next: string | undefined
  do {
    const answer = await client.send(
      new ListObjectsV2Command({ Bucket: nameOf(bucket), ...(next ? { ContinuationToken: next } : {}) }),
    )
    for (const { Key: key, LastModified: writtenAt } of answer.Contents ?? [])
      if (key && writtenAt) yield { key, writtenAt }
    next = answer.NextContinuationToken
  } while (next)
}

/** A link that opens one private object for `seconds`, always as a download named `fileName`. */
export async function signedDownloadUrl(bucket: Bucket, key: string, fileName: string, seconds = 60) {
  const { client, connection, nameOf } = await connected()
  // A signed S3 link would carry the token, and with it the rights of the whole connection.
  if (connection.sessionToken)
    return signSupabaseDownload(connection, { bucket: nameOf(bucket), key, fileName, seconds })
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`
  return getSignedUrl(
    client,
    new GetObjectCommand({ Bucket: nameOf(bucket), Key: key, ResponseContentDisposition: disposition }),
    { expiresIn: seconds },
  )
}

/** Creates the buckets that are missing, if there is a storage. A provider that forbids creating them must have them already. */
export async function ensureBuckets() {
  if (!(await activeStorage()).connection) return
  const { client, nameOf } = await connected()
  for (const bucket of BUCKETS) {
    const name = { Bucket: nameOf(bucket) }
    try {
      await client.send(new HeadBucketCommand(name))
    } catch (error) {
      const isMissing = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404
      if (!isMissing) throw error
      await client.send(new CreateBucketCommand(name))
    }
  }
}
