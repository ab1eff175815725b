import 'server-only'
import { withLastChanges } from '@/lib/audit/last-changes'
import { requireAdmin } from '@/lib/auth/session'
import { chosenImageColumns } from '@/lib/media/schema'
import { db } from '@/lib/platform/db'
import { PRESS_CONTACT, PRESS_PAGE } from './schema'

const noun = 'press'
export async function listAssetsForEdit() {
  await requireAdmin('press')
  return withLastChanges(
    db,
    noun,
    await db.pressAsset.findMany({
      where: { deletedAt: null },
      orderBy: { position: 'asc' },
      select: {
        id: true,
        version: true,
        name: true,
        category: true,
        description: true,
        fileId: true,
        file: { select: { id: true, name: true, contentType: true, size: true } },
        preview: { select: chosenImageColumns },
      },
    }),
  )
}

/** Returns the press contact; null before the seed has created its row. */
export async function getPressContactForEdit() {
  await requireAdmin('press')
  const row = await db.pressContact.findUnique({ where: { id: 1 } })
  return row && ((await withLastChanges(db, noun, [{ ...row, id: PRESS_CONTACT }]))[0] ?? null)
}

/** Returns the boilerplate; null before the seed has created its row. */
export async function getPressPageForEdit() {
  await requireAdmin('press')
  const row = await db.pressPage.findUnique({ where: { id: 1 } })
  return row && ((await withLastChanges(db, noun, [{ ...row, id: PRESS_PAGE }]))[0] ?? null)
}
