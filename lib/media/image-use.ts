import type { Transaction } from '@/lib/platform/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

/** Where an image is shown, or would be again from a Trash. */
export interface ImageUse {
  /** "the testimonial of Chidinma" */
  label: string
  href: string
}

/** Where a noun shows images, by the model that refers to them. The database refuses to delete an image that is in use. */
export type ImageUses = {
  readonly [Model in Prisma.ModelName]?: (tx: Transaction, imageId: string) => Promise<ImageUse[]>
}

interface Shown {
  id: string
  deletedAt: Date | null
}

/** Returns the uses that rows make of an image: what each is called, and where it is edited; or the Trash that it is in. */
export function usesOf<Row extends Shown>(
  rows: readonly Row[],
  { label, edit, trash }: { label: (row: Row) => string; edit: string; trash: string },
): ImageUse[] {
  return rows.map((row) =>
    row.deletedAt
      ? { label: `${label(row)} (in Trash)`, href: trash }
      : { label: label(row), href: edit + row.id },
  )
}

/** The columns that `usesOf` needs of a row that has a name. */
export const namedRow = {
  select: { id: true, name: true, deletedAt: true },
  orderBy: { position: 'asc' },
} as const
