import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { S3Error } from './errors.mjs'

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/**
 * Stores objects on disk. Each object is a small JSON file, named after the hash of its key, that points to a data
 * file with a random name. Replacing the JSON file atomically makes a write visible completely or not at all.
 */
export function createStore(root) {
  const entryFile = (bucket, key) =>
    dataFile(bucket, `${createHash('sha256').update(key).digest('hex')}.json`)
  const dataFile = (bucket, name) => path.join(bucketFolder(bucket), name)

  function bucketFolder(bucket) {
    if (!bucketName.test(bucket)) throw new S3Error('InvalidBucketName')
    return path.join(root, bucket)
  }

  async function requireBucket(bucket) {
    const found = await stat(bucketFolder(bucket)).catch(() => undefined)
    if (!found) throw new S3Error('NoSuchBucket', 'The specified bucket does not exist')
  }

  async function createBucket(bucket) {
    await mkdir(bucketFolder(bucket), { recursive: true, mode: 0o700 })
  }

  async function getEntry(bucket, key) {
    const entry = await readJson(entryFile(bucket, key))
    if (!entry) throw new S3Error('NoSuchKey', 'The specified key does not exist.')
    return entry
  }

  /** Writes the bytes of `source`, replacing an existing object. */
  async function putEntry(bucket, key, source, headers) {
    const data = randomUUID()
    const temporary = dataFile(bucket, `${data}.tmp`)
    try {
      const output = createWriteStream(dataFile(bucket, data), { mode: 0o600 })
      await pipeline(source, output)
      const entry = { key, data, size: output.bytesWritten, modified: Date.now(), headers }
      await writeFile(temporary, JSON.stringify(entry))
      const previous = await readJson(entryFile(bucket, key))
      await rename(temporary, entryFile(bucket, key))
      if (previous) await rm(dataFile(bucket, previous.data), { force: true })
      return entry
    } catch (error) {
      await rm(temporary, { force: true })
      await rm(dataFile(bucket, data), { force: true })
      throw error
    }
  }

  async function deleteEntry(bucket, key) {
    const entry = await readJson(entryFile(bucket, key))
    if (!entry) return
    await rm(entryFile(bucket, key), { force: true })
    await rm(dataFile(bucket, entry.data), { force: true })
  }

  /** Lists all objects of a bucket, sorted by key. */
  async function listEntries(bucket) {
    const names = (await readdir(bucketFolder(bucket))).filter((name) => name.endsWith('.json'))
    const entries = await Promise.all(names.map((name) => readJson(dataFile(bucket, name))))
    return entries.filter(Boolean).sort((one, other) => (one.key < other.key ? -1 : 1))
  }

  const readData = (bucket, entry) => createReadStream(dataFile(bucket, entry.data))

  return { requireBucket, createBucket, getEntry, putEntry, deleteEntry, listEntries, readData }
}

async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}
