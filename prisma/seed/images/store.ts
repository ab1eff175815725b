import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { uploadImage } from '@/lib/media/upload'
import { db } from '@/lib/platform/db'

interface SeedImage {
  /** Relative to prisma/seed. */
  file: string
  slot: Parameters<typeof uploadImage>[0]['slot']
  alt: string
}

/** Stores an image with the code for uploads. Returns it, even if it is stored already. */
export async function storeImage({ file, slot, alt }: SeedImage) {
  const bytes = await readFile(path.join(import.meta.dirname, '..', file))
  const body = new Blob([bytes]).stream()
  const image = await uploadImage({ slot, name: path.basename(file), body, actor: null })
  await db.mediaImage.update({ where: { id: image.id }, data: { alt }, select: { id: true } })
  return image
}
