import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { BUCKETS } from '@/lib/platform/upload-slots'
import { Problem } from './postgres-tools'

const stored = z.object({ size: z.number(), sha256: z.string() })

const manifestSchema = z.object({
  finishedAt: z.iso.datetime(),
  isEncrypted: z.boolean(),
  database: stored,
  objects: z.array(stored.extend({ bucket: z.enum(BUCKETS), key: z.string(), contentType: z.string() })),
})

export type Manifest = z.infer<typeof manifestSchema>
export type BackedUpObject = Manifest['objects'][number]

export const databaseFile = (folder: string) => path.join(folder, 'database.dump')
export const manifestFile = (folder: string) => path.join(folder, 'manifest.json')
export const objectFile = (folder: string, { bucket, key }: { bucket: string; key: string }) =>
  path.join(folder, bucket, encodeURIComponent(key))

export async function measure(file: string) {
  const hash = createHash('sha256')
  let size = 0
  await pipeline(createReadStream(file), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk)
      size += chunk.length
    }
  })
  return { size, sha256: hash.digest('hex') }
}

/** Reads a backup's manifest, and checks that the backup is complete and none of its files has changed. */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => {
    throw new Problem(
      `${folder} contains no complete backup: manifest.json, which is written last, is missing.`,
    )
  })
  const manifest = manifestSchema.parse(JSON.parse(text))
  await requireSame(databaseFile(folder), manifest.database)
  for (const object of manifest.objects) await requireSame(objectFile(folder, object), object)
  return manifest
}

async function requireSame(file: string, { size, sha256 }: z.infer<typeof stored>) {
  const found = await measure(file).catch(() => undefined)
  if (found?.size !== size || found.sha256 !== sha256)
    throw new Problem(
      `The backup is damaged: ${file} has changed since it was written. Nothing was restored.`,
    )
}
