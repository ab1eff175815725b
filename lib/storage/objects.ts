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
import { claimStorage, MARK } from './mark'
import { signSupabaseDownload } from './supabase-download'

/** Returns the current storage, so that a connection made by staff is used from the next call on. */
async function currentStorage() {
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

/**
 * The response to an upload comes after its last byte, which may take a while, so this matches the server's limit.
 */
const UPLOAD_MS = 120_000

/**
 * Writes one object completely or not at all. Rejects existing keys, because the server generates keys and never
 * reuses them. Checks this beforehand, because not every storage supports conditional writes; keys are random, so
 * nobody else writes the same one. Throws if a stream ends early or differs from `size` bytes.
 */
export async function putObject(
  bucket: Bucket,
  key: string,
  body: Uint8Array | Readable,
  options: { contentType: string; size: number },
) {
  const { client, nameOf } = await currentStorage()
  const object = { Bucket: nameOf(bucket), Key: key }
  try {
    if (await exists(client, object)) throw new Error(`There is an object ${key} in ${bucket} already`)
  } catch (error) {
    // Nothing will read the stream.
    if (!(body instanceof Uint8Array)) body.destroy()
    throw error
  }
  const stopping = new AbortController()
  const source =
    body instanceof Uint8Array
      ? body
      : pipeline(body, exactSize(options.size), (error) => error && stopping.abort(error))
  const command = new PutObjectCommand({
    ...object,
    Body: source,
    ContentLength: options.size,
    ContentType: options.contentType,
    // Browsers open resumes straight from storage, and must not keep them.
    CacheControl: bucket === 'resumes' ? 'private, no-store' : 'max-age=3600',
  })
  try {
    await client.send(command, { abortSignal: stopping.signal, requestTimeout: UPLOAD_MS })
  } catch (error) {
    throw stopping.signal.reason ?? error
  } finally {
    // If the upload was refused halfway, nothing reads the rest.
    if (source instanceof Transform) source.destroy()
  }
}

async function exists(client: S3Client, object: { Bucket: string; Key: string }) {
  try {
    await client.send(new HeadObjectCommand(object))
    return true
  } catch (error) {
    // A 403 means that the keys are not allowed to list objects, so storage does not say whether this one exists. The
    // write will show whether they are allowed to write.
    if (error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0))
      return false
    throw error
  }
}

/**
 * Passes data through, and fails if it is more or less than `size` bytes. Holds back the last chunk until the source
 * has ended, because storage saves an object as soon as it has the announced number of bytes.
 */
function exactSize(size: number) {
  let received = 0
  let pending: Buffer | undefined
  const fault = () => new Error(`Expected an upload of ${size} bytes, but received ${received}`)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received > size) return done(fault())
      const ready = pending
      pending = chunk
      done(null, ready)
    },
    flush(done) {
      if (received === size) done(null, pending)
      else done(fault())
    },
  })
}

/** Opens an object for streaming; null if it does not exist. */
export async function openObject(bucket: Bucket, key: string): Promise<StoredObject | null> {
  const { client, nameOf } = await currentStorage()
  try {
    const response = await client.send(new GetObjectCommand({ Bucket: nameOf(bucket), Key: key }))
    return {
      body: response.Body as Readable,
      contentType: response.ContentType ?? 'application/octet-stream',
      size: response.ContentLength ?? 0,
      etag: response.ETag ?? '',
    }
  } catch (error) {
    if (error instanceof NoSuchKey) return null
    throw error
  }
}

/** Returns whether an object exists, without fetching it. */
export async function hasObject(bucket: Bucket, key: string): Promise<boolean> {
  const { client, nameOf } = await currentStorage()
  return exists(client, { Bucket: nameOf(bucket), Key: key })
}

/** Marks the storage as this installation's, if it is connected. Throws if it belongs to another installation. */
export async function claimConnectedStorage() {
  const { connection } = await activeStorage()
  if (connection) await claimStorage(connection)
}

/**
 * Deletes an object. Deleting a nonexistent one succeeds. Throws if the storage belongs to another installation, whose
 * objects have no rows here or, after copying the database, the same keys.
 */
export async function deleteObject(bucket: Bucket, key: string) {
  const { client, connection, nameOf } = await currentStorage()
  await claimStorage(connection)
  await client.send(new DeleteObjectCommand({ Bucket: nameOf(bucket), Key: key }))
}

/** Deletes an object even if the storage belongs to another installation, for a restore that replaces everything. */
export async function removeObject(bucket: Bucket, key: string) {
  const { client, nameOf } = await currentStorage()
  await client.send(new DeleteObjectCommand({ Bucket: nameOf(bucket), Key: key }))
}

/**
 * Lists a bucket's keys and modification times, in pages, without the installation's mark. A site that has no storage
 * yet has no objects.
 */
export async function* listObjects(bucket: Bucket): AsyncGenerator<{ key: string; writtenAt: Date }> {
  if ((await activeStorage()).source === 'none') return
  const { client, nameOf } = await currentStorage()
  let next: string | undefined
  do {
    const response = await client.send(
      new ListObjectsV2Command({ Bucket: nameOf(bucket), ...(next ? { ContinuationToken: next } : {}) }),
    )
    for (const { Key: key, LastModified: writtenAt } of response.Contents ?? [])
      if (key && writtenAt && key !== MARK.key) yield { key, writtenAt }
    next = response.NextContinuationToken
  } while (next)
}

/** Returns a link that opens one private object for `seconds`, always as a download named `fileName`. */
export async function signedDownloadUrl(bucket: Bucket, key: string, fileName: string, seconds = 60) {
  const { client, connection, nameOf } = await currentStorage()
  // A presigned S3 link would contain the token, and with it the permissions of the whole connection.
  if (connection.sessionToken)
    return signSupabaseDownload(connection, { bucket: nameOf(bucket), key, fileName, seconds })
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`
  return getSignedUrl(
    client,
    new GetObjectCommand({ Bucket: nameOf(bucket), Key: key, ResponseContentDisposition: disposition }),
    { expiresIn: seconds },
  )
}

/** Creates missing buckets, if storage is connected. If the provider does not allow this, they must already exist. */
export async function ensureBuckets() {
  if (!(await activeStorage()).connection) return
  const { client, nameOf } = await currentStorage()
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
