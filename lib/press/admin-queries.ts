import 'server-only'
import { findLastChanges } from '@/lib/audit/last-changes'
import { requireAdmin } from '@/lib/auth/session'
import { chosenImageColumns } from '@/lib/media/schema'
import { db } from '@/lib/platform/db'
import { PRESS_CONTACT, PRESS_PAGE, type PressList } from './schema'

const noun = 'press'
const kept = { where: { deletedAt: null }, orderBy: { position: 'asc' } } as const

export async function listFactsForEdit() {
  await requireAdmin()
  return db.pressFact.findMany({ ...kept, select: { id: true, version: true, label: true, value: true } })
}

export async function listMessagesForEdit() {
  await requireAdmin()
  const select = { id: true, version: true, title: true, description: true } as const
  return withLastChanges(await db.keyMessage.findMany({ ...kept, select }))
}

export async function listLeadersForEdit() {
  await requireAdmin()
  const select = { id: true, version: true, name: true, role: true, bio: true } as const
  return withLastChanges(
    await db.pressLeader.findMany({ ...kept, select: { ...select, image: { select: chosenImageColumns } } }),
  )
}

export async function listAssetsForEdit() {
  await requireAdmin()
  const select = { id: true, version: true, name: true, category: true, description: true } as const
  return withLastChanges(
    await db.pressAsset.findMany({
      ...kept,
      select: {
        ...select,
        file: { select: { id: true, name: true, contentType: true, size: true } },
        preview: { select: chosenImageColumns },
      },
    }),
  )
}

export async function listNewsForEdit() {
  await requireAdmin()
  const select = { id: true, version: true, date: true, title: true, outlet: true, link: true } as const
  return withLastChanges(await db.newsItem.findMany({ ...kept, select }))
}

/** Null where it was never set up: the seed writes it. */
export async function getPressContactForEdit() {
  await requireAdmin()
  const row = await db.pressContact.findUnique({ where: { id: 1 } })
  return row && ((await withLastChanges([{ ...row, id: PRESS_CONTACT }]))[0] ?? null)
}

/** Null where it was never set up: the seed writes it. */
export async function getPressPageForEdit() {
  await requireAdmin()
  const row = await db.pressPage.findUnique({ where: { id: 1 } })
  return row && ((await withLastChanges([{ ...row, id: PRESS_PAGE }]))[0] ?? null)
}

/** What was deleted in the last 30 days, newest first. */
export async function listPressTrash() {
  await requireAdmin()
  const trashed = { deletedAt: { not: null } }
  const [facts, messages, leaders, assets, news] = await Promise.all([
    db.pressFact.findMany({ where: trashed, select: { id: true, label: true, deletedAt: true } }),
    db.keyMessage.findMany({ where: trashed, select: { id: true, title: true, deletedAt: true } }),
    db.pressLeader.findMany({ where: trashed, select: { id: true, name: true, deletedAt: true } }),
    db.pressAsset.findMany({ where: trashed, select: { id: true, name: true, deletedAt: true } }),
    db.newsItem.findMany({ where: trashed, select: { id: true, title: true, deletedAt: true } }),
  ])
  const items = [
    ...facts.map(({ label, ...rest }) => item('fact', rest, label || 'A fact without a label')),
    ...messages.map(({ title, ...rest }) => item('message', rest, title)),
    ...leaders.map(({ name, ...rest }) => item('leader', rest, name)),
    ...assets.map(({ name, ...rest }) => item('asset', rest, name)),
    ...news.map(({ title, ...rest }) => item('news', rest, title)),
  ]
  return withLastChanges(items.sort((one, other) => Number(other.deletedAt) - Number(one.deletedAt)))
}

const item = (list: PressList, row: { id: string; deletedAt: Date | null }, name: string) => ({
  list,
  name,
  ...row,
})

async function withLastChanges<Row extends { id: string }>(rows: Row[]) {
  const changes = await findLastChanges(
    db,
    noun,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, lastChange: changes.get(row.id) ?? null }))
}
