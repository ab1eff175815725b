import 'server-only'
import { findLastChanges, type LastChange, withLastChanges } from '@/lib/audit/last-changes'
import { requireAdmin } from '@/lib/auth/session'
import { chosenImageColumns } from '@/lib/media/schema'
import { db } from '@/lib/platform/db'
import { ABOUT_TEXTS, type AboutList } from './schema'

const noun = 'about'
const kept = { where: { deletedAt: null }, orderBy: { position: 'asc' } } as const

export async function getAboutTextsForEdit() {
  await requireAdmin()
  const values = await db.aboutPage.findFirstOrThrow({
    select: { version: true, missionText: true, storyText: true },
  })
  const changes = await findLastChanges(db, noun, [ABOUT_TEXTS])
  return { values, lastChange: changes.get(ABOUT_TEXTS) ?? null }
}

export async function listCoreValuesForEdit() {
  await requireAdmin()
  const select = { id: true, title: true, description: true, icon: true } as const
  return withChanges(await db.coreValue.findMany({ ...kept, select }))
}

export async function listTeamMembersForEdit() {
  await requireAdmin()
  const select = {
    id: true,
    name: true,
    role: true,
    bio: true,
    image: { select: chosenImageColumns },
  } as const
  return withChanges(await db.teamMember.findMany({ ...kept, select }))
}

export async function listMilestonesForEdit() {
  await requireAdmin()
  const select = { id: true, year: true, title: true, description: true } as const
  return withChanges(await db.milestone.findMany({ ...kept, select }))
}

export async function getCoreValueForEdit(id: string) {
  await requireAdmin()
  const select = { id: true, version: true, title: true, description: true, icon: true } as const
  return withChange(await db.coreValue.findFirst({ where: { id, deletedAt: null }, select }))
}

export async function getTeamMemberForEdit(id: string) {
  await requireAdmin()
  const found = await db.teamMember.findFirst({
    where: { id, deletedAt: null },
    select: {
      id: true,
      version: true,
      name: true,
      role: true,
      bio: true,
      image: { select: chosenImageColumns },
    },
  })
  return withChange(found)
}

export async function getMilestoneForEdit(id: string) {
  await requireAdmin()
  const select = { id: true, version: true, year: true, title: true, description: true } as const
  return withChange(await db.milestone.findFirst({ where: { id, deletedAt: null }, select }))
}

export interface TrashedItem {
  list: AboutList
  id: string
  name: string
  deletedAt: Date
  lastChange: LastChange | null
}

/** What was deleted in the last 30 days, newest first. */
export async function listAboutTrash(): Promise<TrashedItem[]> {
  await requireAdmin()
  const where = { deletedAt: { not: null } }
  const [values, members, milestones] = await Promise.all([
    db.coreValue.findMany({ where, select: { id: true, title: true, deletedAt: true } }),
    db.teamMember.findMany({ where, select: { id: true, name: true, deletedAt: true } }),
    db.milestone.findMany({ where, select: { id: true, year: true, title: true, deletedAt: true } }),
  ])
  const items = [
    ...values.map(({ title, ...rest }) => ({ ...rest, list: 'value' as const, name: title })),
    ...members.map((rest) => ({ ...rest, list: 'member' as const })),
    ...milestones.map(({ year, title, ...rest }) => ({
      ...rest,
      list: 'milestone' as const,
      name: `${year}: ${title}`,
    })),
  ]
  const dated = items.flatMap(({ deletedAt, ...item }) => (deletedAt ? [{ ...item, deletedAt }] : []))
  return withChanges(dated.sort((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime()))
}

const withChanges = <Row extends { id: string }>(rows: readonly Row[]) => withLastChanges(db, noun, rows)

async function withChange<Row extends { id: string }>(row: Row | null) {
  return row ? ((await withChanges([row]))[0] ?? null) : null
}
