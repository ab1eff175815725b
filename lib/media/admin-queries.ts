import 'server-only'
import { z } from 'zod'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { keysetOf, readKeysetPage } from '@/lib/platform/keyset'
import type { ListParams } from '@/lib/platform/list-params'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'
import { contains } from '@/lib/platform/search'
import { chosenImageColumns, mediaList, PREVIEW_FOLDER } from './schema'

const totalRow = z.object({ total: z.number() })

const image = columnsOf('MediaImage')
const table = tableOf('MediaImage')
const keyset = keysetOf('MediaImage', { uploaded: ['createdAt', 'id'] })

const PAGE = 24

export type GalleryPage = Awaited<ReturnType<typeof listImages>>

/**
 * Returns one page of images from all buckets whose file name or description contains `q`, newest first, and the number
 * of matches on all pages.
 */
export async function listImages(params: Pick<ListParams, 'q' | 'cursor'>) {
  await requireAdmin('media')
  const { q, cursor } = params
  const where = matching(q)
  const [{ rows, hasPrevious, hasNext }, [counted]] = await Promise.all([
    readKeysetPage(
      { keyset, cursor, order: mediaList.order, size: PAGE },
      (page) => queryRows(db, idRow)`SELECT id::text FROM ${table} WHERE ${where} AND ${page}`,
    ),
    queryRows(db, totalRow)`SELECT count(*)::int AS total FROM ${table} WHERE ${where}`,
  ])
  const images = await db.mediaImage.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: { ...chosenImageColumns, size: true, copies: true, version: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return { images, hasPrevious, hasNext, total: counted?.total ?? 0 }
}

function matching(q: string): Prisma.Sql {
  const isShown = Prisma.sql`NOT starts_with(${image.key}, ${`${PREVIEW_FOLDER}/`})`
  const text = Prisma.sql`search_fold(${image.name} || E'\n' || ${image.alt})`
  return q ? Prisma.sql`${isShown} AND ${contains(text, q)}` : isShown
}
