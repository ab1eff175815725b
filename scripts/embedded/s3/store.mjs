import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { S3Error } from './errors.mjs'

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/**
 * Stores objects on disk. Each object is a small JSON file, named after the hash of its key, that points to a data
 * file with a random name. Replacing the JSON file atomically makes a write visible completely or not at all.
 */
export function createStore(root) {
  const bucketFolder = (bucket) => path.join(root, bucket)
  const entryFile = (bucket, key) =>
    path.join(root, bucket, `${createHash('sha256').update(key).digest('hex')}.json`)
  const dataFile = (bucket, name) => path.join(root, bucket, name)

  async function requireBucket(bucket) {
    if (!bucketName.test(bucket)) throw new S3Error('InvalidBucketName')
    const found = await stat(bucketFolder(bucket)).catch(() => undefined)
    if (!found) throw new S3Error('NoSuchBucket', 'The specified bucket does not exist')
  }

  async function createBucket(bucket) {
    if (!bucketName.test(bucket)) throw new S3Error('InvalidBucketName')
    await mkdir(bucketFolder(bucket), { recursive: true, mode: 0o700 })
  }

  async function deleteBucket(bucket) {
    if ((await listEntries(bucket)).length > 0) throw new S3Error('BucketNotEmpty')
    await rm(bucketFolder(bucket), { recursive: true, force: true })
  }

  const listBuckets = async () => (await readdir(root)).filter((name) => bucketName.test(name)).sort()

  async function getEntry(bucket, key) {
    const entry = await readJson(entryFile(bucket, key))
    if (!entry) throw new S3Error('NoSuchKey', 'The specified key does not exist.')
    return entry
  }

  /**
   * Writes the bytes of `source`. With `isNew`, an existing object is refused, even if two requests arrive at the
   * same time.
   */
  async function putEntry(bucket, key, source, { headers, isNew = false, etag }) {
    if (Buffer.byteLength(key) > 1024) throw new S3Error('KeyTooLongError')
    const data = randomUUID()
    const temporary = dataFile(bucket, `${data}.tmp`)
    try {
      const written = await writeData(source, dataFile(bucket, data))
      const entry = {
        key,
        data,
        size: written.size,
        etag: etag ?? written.md5,
        modified: Date.now(),
        headers,
      }
      await writeFile(temporary, JSON.stringify(entry))
      const file = entryFile(bucket, key)
      const previous = isNew ? undefined : await readJson(file)
      if (isNew) await linkNew(temporary, file)
      else await rename(temporary, file)
      if (previous) await rm(dataFile(bucket, previous.data), { force: true })
      return entry
    } catch (error) {
      await rm(dataFile(bucket, data), { force: true })
      throw error
    } finally {
      await rm(temporary, { force: true })
    }
  }

  async function deleteEntry(bucket, key) {
    const entry = await readJson(entryFile(bucket, key))
    if (!entry) return
    await rm(entryFile(bucket, key), { force: true })
    await rm(dataFile(bucket, entry.data), { force: true })
  }

  /** Lists all objects of a bucket, sorted by the bytes of their keys as in S3. */
  async function listEntries(bucket) {
    const names = (await readdir(bucketFolder(bucket))).filter((name) => name.endsWith('.json'))
    const entries = await Promise.all(names.map((name) => readJson(dataFile(bucket, name))))
    return entries.filter(Boolean).sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)))
  }

  const readData = (bucket, entry, range = {}) => createReadStream(dataFile(bucket, entry.data), range)

  return {
    requireBucket,
    createBucket,
    deleteBucket,
    listBuckets,
    getEntry,
    putEntry,
    deleteEntry,
    listEntries,
    readData,
  }
}

/** Streams into a file and returns the size and MD5. A partial file is deleted. */
export async function writeData(source, file) {
  const md5 = createHash('md5')
  let size = 0
  async function* measure() {
    for await (const chunk of source) {
      md5.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  try {
    await pipeline(measure(), createWriteStream(file, { mode: 0o600 }))
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  return { size, md5: md5.digest('hex') }
}

export async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

// Unlike a rename, a hard link fails if the name is taken.
async function linkNew(temporary, file) {
  try {
    await link(temporary, file)
  } catch (error) {
    if (error.code === 'EEXIST') throw new S3Error('PreconditionFailed', 'The object already exists.')
    throw error
  }
}
