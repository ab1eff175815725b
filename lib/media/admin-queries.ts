import 'server-only'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'
import { LIST_END, type ListParams } from '@/lib/platform/list-params'
import { chosenImageColumns, type GalleryImage, PREVIEW_FOLDER } from './schema'

const PAGE = 24

export interface GalleryPage {
  images: GalleryImage[]
  hasPrevious: boolean
  hasNext: boolean
  /** The number of matches on all pages. */
  total: number
}

/**
 * Returns one page of images from all buckets whose file name or description contains `q` (ignoring case), newest
 * first.
 */
export async function listImages(params: Pick<ListParams, 'q' | 'cursor'>): Promise<GalleryPage> {
  await requireAdmin('media')
  const { q, cursor } = params
  const text = { contains: q, mode: 'insensitive' } as const
  const where = {
    OR: [{ name: text }, { alt: text }],
    NOT: { key: { startsWith: `${PREVIEW_FOLDER}/` } },
  }
  const isBackward = cursor !== undefined && 'before' in cursor
  const boundary = cursor && ('after' in cursor ? cursor.after : cursor.before)
  const id = boundary === LIST_END ? undefined : boundary
  const [found, total] = await Promise.all([
    db.mediaImage.findMany({
      where,
      select: { ...chosenImageColumns, size: true, copies: true, version: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      // A negative `take` counts backward from the cursor.
      take: isBackward ? -(PAGE + 1) : PAGE + 1,
      ...(id ? { cursor: { id }, skip: 1 } : {}),
    }),
    db.mediaImage.count({ where }),
  ])
  const isMore = found.length > PAGE
  const images = isBackward ? found.slice(-PAGE) : found.slice(0, PAGE)
  return {
    images,
    hasPrevious: isBackward ? isMore : id !== undefined && images.length > 0,
    hasNext: isBackward ? id !== undefined && images.length > 0 : isMore,
    total,
  }
}
