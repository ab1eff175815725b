import { type CacheTag, cacheTags } from '@/lib/nouns'
import type { Transaction } from '@/lib/platform/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

/** A place where an image is shown, or would be shown again once restored from the Trash. */
export interface ImageUse {
  /** Follows "used in", for example "Chidinma’s testimonial". */
  label: string
  href: string
}

/** The places where a noun shows images, by the model that refers to them or mentions them in text. */
export type ImageUses = {
  readonly [Model in Prisma.ModelName]?: (tx: Transaction, imageId: string) => Promise<ImageUse[]>
}

/** The image uses of all nouns, by the cache tag of the pages that show them. */
export type ImageUsesByTag = { readonly [Tag in CacheTag]?: ImageUses }

/** Returns the cache tags of the pages that show an image. */
export async function findUsesByTag(
  imageUses: ImageUsesByTag,
  tx: Transaction,
  imageId: string,
): Promise<{ tag: CacheTag; uses: ImageUse[] }[]> {
  return Promise.all(
    cacheTags.map(async (tag) => {
      const found = await Promise.all(Object.values(imageUses[tag] ?? {}).map((find) => find(tx, imageId)))
      return { tag, uses: found.flat() }
    }),
  )
}

interface ImageRow {
  id: string
  deletedAt: Date | null
}

/**
 * Returns the uses of an image by these rows: the name of each, and where to edit it, or the Trash that contains it.
 */
export function usesOf<Row extends ImageRow>(
  rows: readonly Row[],
  { label, edit, trash }: { label: (row: Row) => string; edit: string; trash: string },
): ImageUse[] {
  return rows.map((row) =>
    row.deletedAt
      ? { label: `${label(row)} (in Trash)`, href: trash }
      : { label: label(row), href: edit + row.id },
  )
}

/** The columns of a row with a name that `usesOf` needs. */
export const namedRow = {
  select: { id: true, name: true, deletedAt: true },
  orderBy: { position: 'asc' },
} as const
