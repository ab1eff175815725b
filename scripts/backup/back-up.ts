import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BUCKETS } from '@/lib/platform/upload-slots'
import { activeStorage } from '@/lib/storage/connection'
import { StorageUnavailable } from '@/lib/storage/fault'
import { listObjects, openObject } from '@/lib/storage/objects'
import { createEncryption } from './encryption'
import {
  type BackedUpObject,
  databaseFile,
  type Manifest,
  manifestFile,
  measure,
  objectFile,
} from './manifest'
import { Problem, requireSameVersion, runTool } from './postgres-tools'

/**
 * Copies the database and all objects into a folder. Objects are written before their rows and never change. So the
 * objects that exist before the dump and those added during it include all that its rows refer to. With a
 * `recipient`, an age public key, everything is encrypted except the names and sizes of the objects.
 */
export async function backUp(folder: string, recipient: string | undefined) {
  const encrypt = createEncryption(recipient)
  const write = async (body: Readable, file: string) =>
    pipeline(await encrypt(body), createWriteStream(file, { mode: 0o600 }))
  await requireSameVersion('pg_dump')
  const storage = await activeStorage()
  const hasStorage = storage.source !== 'none'
  if (hasStorage && !storage.connection) throw new StorageUnavailable(storage.problem)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new Problem(`${folder} is not empty. Use a separate folder for each backup.`)
  const objects = new Map<string, BackedUpObject>()

  if (hasStorage) await copyObjects(folder, objects, write)
  console.log('Database …')
  await runTool('pg_dump', ['--format=custom'], ({ stdout }) => write(stdout, databaseFile(folder)))
  if (hasStorage) await copyObjects(folder, objects, write)

  const manifest: Manifest = {
    finishedAt: new Date().toISOString(),
    isEncrypted: recipient !== undefined,
    database: await measure(databaseFile(folder)),
    objects: [...objects.values()],
  }
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })
  const bytes = [manifest.database, ...manifest.objects].reduce((sum, { size }) => sum + size, 0)
  console.log(
    `Backed up the database and ${objects.size} objects, ${(bytes / 1e6).toFixed(1)} MB, to ${folder}.
${hasStorage ? '' : 'No storage is connected, so there are no objects.\n'}Keep SETTINGS_SECRET and AUTH_SECRET as safe as this backup, but elsewhere. Without SETTINGS_SECRET, second factors and a saved storage connection cannot be read.`,
  )
}

async function copyObjects(
  folder: string,
  copied: Map<string, BackedUpObject>,
  write: (body: Readable, file: string) => Promise<void>,
) {
  for (const bucket of BUCKETS) {
    await mkdir(path.join(folder, bucket), { recursive: true, mode: 0o700 })
    let added = 0
    for await (const { key } of listObjects(bucket)) {
      const name = `${bucket}/${key}`
      const object = copied.has(name) ? null : await openObject(bucket, key)
      if (!object) continue // It has already been copied, or was deleted in the meantime.
      const file = objectFile(folder, { bucket, key })
      await write(object.body, file)
      copied.set(name, { bucket, key, contentType: object.contentType, ...(await measure(file)) })
      added += 1
    }
    if (added > 0) console.log(`${bucket}: ${added} objects`)
  }
}
