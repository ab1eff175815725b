import 'server-only'
import { imageUses } from '@/lib/nouns-server'
import type { Transaction } from '@/lib/platform/db'
import { findUsesByTag, type ImageUse } from './image-use'

/** Lists where an image is shown, without duplicates but including places in the Trash. */
export async function findUses(tx: Transaction, imageId: string): Promise<ImageUse[]> {
  const found = (await findUsesByTag(imageUses, tx, imageId)).flatMap(({ uses }) => uses)
  return [...new Map(found.map((use) => [use.href + use.label, use])).values()]
}
