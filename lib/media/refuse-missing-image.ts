import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { Refusal } from '@/lib/platform/errors'

/** For a record that is about to name an image, which a colleague may have deleted meanwhile; null is no image. */
export async function refuseMissingImage(tx: Transaction, id: string | null) {
  if (id === null || (await tx.mediaImage.count({ where: { id } })) > 0) return
  throw new Refusal('This image has been deleted. Please choose another one.')
}
