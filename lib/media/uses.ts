import 'server-only'
import { imageUses } from '@/lib/nouns-server'
import type { Transaction } from '@/lib/platform/db'
import type { ImageUse } from './image-use'

/** Returns where an image is shown, each place once, those in a Trash included. */
export async function findUses(tx: Transaction, imageId: string): Promise<ImageUse[]> {
  const found = await Promise.all(
    imageUses.flatMap((uses) => Object.values(uses).map((find) => find(tx, imageId))),
  )
  return [...new Map(found.flat().map((use) => [use.href + use.label, use])).values()]
}
