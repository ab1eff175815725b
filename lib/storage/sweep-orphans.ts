import 'server-only'
import { HOUR_MS } from '@/lib/dates'
import type { Bucket } from '@/lib/platform/upload-slots'
import { deleteObject, listObjects } from './objects'

/** An upload writes its object before its row, so a newer object may not have its row yet. */
const ORPHAN_AFTER_MS = HOUR_MS
/** Objects looked up at once. */
const BATCH = 100

/**
 * Deletes objects without a row, left over from interrupted uploads. `ownersOf` returns the keys of the rows that an
 * object may belong to; none for other objects in the bucket, which are left alone. `findStored` returns those that
 * exist.
 */
export async function sweepOrphans(
  bucket: Bucket,
  ownersOf: (key: string) => string[],
  findStored: (keys: string[]) => Promise<{ key: string }[]>,
  stopping: AbortSignal | undefined,
) {
  const before = new Date(Date.now() - ORPHAN_AFTER_MS)
  const owners = new Map<string, string[]>()
  async function deleteOrphans() {
    stopping?.throwIfAborted()
    const stored = new Set((await findStored([...owners.values()].flat())).map(({ key }) => key))
    for (const [key, keys] of owners)
      if (!keys.some((each) => stored.has(each))) await deleteObject(bucket, key)
    owners.clear()
  }
  for await (const { key, writtenAt } of listObjects(bucket)) {
    const keys = writtenAt < before ? ownersOf(key) : []
    if (keys.length > 0) owners.set(key, keys)
    if (owners.size === BATCH) await deleteOrphans()
  }
  await deleteOrphans()
}
