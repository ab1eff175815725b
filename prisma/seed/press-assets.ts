import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { announceExpiry } from '@/lib/platform/cache-expiry'
import { db } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'
import { storePressFile } from '@/lib/press/upload'
import { faultOf, faultSentence } from '@/lib/storage/fault'
import { claimConnectedStorage, ensureBuckets } from '@/lib/storage/objects'
import { assets, type SeedAsset } from './press/assets'

/** Seeds the files of the press kit. They need storage, which may be connected long after the first start. */
export async function seed() {
  if ((await db.pressAsset.count()) > 0) return
  await prepareStorage()
  const stored: Awaited<ReturnType<typeof store>>[] = []
  for (const asset of assets) stored.push(await store(asset))
  // All or nothing: the next run completes an interrupted one.
  await db.$transaction(async (tx) => {
    await tx.pressAsset.createMany({ data: stored.map((row, index) => ({ ...row, position: index + 1 })) })
    await announceExpiry(tx, 'press')
  })
}

/** Creates the buckets and marks them. If storage cannot be used, throws a Refusal that says why. */
export async function prepareStorage() {
  try {
    await ensureBuckets()
    await claimConnectedStorage()
  } catch (error) {
    throw new Refusal(faultSentence(faultOf(error)))
  }
}

/** Stores a file with the code for uploads, which checks and cleans it and makes a preview. */
async function store({ file, ...texts }: SeedAsset) {
  const body = await readFile(path.join(import.meta.dirname, 'press', file))
  const { id, previewId } = await storePressFile({ name: path.basename(file), body, actor: null })
  return { ...texts, fileId: id, previewId }
}
