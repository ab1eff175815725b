import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'

/** Refuses an image that no longer exists, because a colleague may have deleted it; null means no image. */
export async function refuseMissingImage(tx: Transaction, id: string | null) {
  if (id === null || (await tx.mediaImage.count({ where: { id } })) > 0) return
  throw new Refusal('This image has been deleted. Please choose another one.')
}
