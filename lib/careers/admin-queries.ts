import 'server-only'
import { z } from 'zod'
import { findLastChanges } from '@/lib/audit/last-changes'
import { mayRead } from '@/lib/auth/access'
import { requireAdmin } from '@/lib/auth/session'
import { db } from '@/lib/platform/db'
import { MAX_ROWS } from '@/lib/platform/fields'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { trashState } from '@/lib/platform/keyset'
import { isInTrash } from '@/lib/platform/list-params'
import { idRow, queryRows } from '@/lib/platform/query-rows'
import { erasurePausedUntil } from '@/lib/platform/retention'
import { contains } from '@/lib/platform/search'
import { formValuesOf, settingsValuesOf } from './form-values'
import { departments, hiringDefaults, type PositionListParams, positionTypes } from './schema'

const noun = 'careers'

export type ListedPosition = Awaited<ReturnType<typeof listPositionsForEdit>>['rows'][number]

/**
 * Lists positions whose title, department or location contains the search text: either the current ones in display
 * order or those in the Trash.
 */
export async function listPositionsForEdit(params: PositionListParams) {
  const { role } = await requireAdmin('careers')
  const found = await queryRows(db, idRow)`
    SELECT id::text FROM job_position WHERE ${matching(params)}
    ORDER BY deleted_at DESC LIMIT ${MAX_ROWS + 1}`
  const ids = found.slice(0, MAX_ROWS).map(({ id }) => id)
  const positions = await db.jobPosition.findMany({
    where: { id: { in: ids } },
    orderBy: isInTrash(params) ? { deletedAt: 'desc' } : { position: 'asc' },
    include: { _count: { select: { applications: { where: { deletedAt: null } } } } },
  })
  const changes = await findLastChanges(db, noun, ids)
  const rows = positions.map((row) => {
    const { id, slug, postedDate, deletedAt, requirements, status, _count } = row
    const lastChange = changes.get(id) ?? null
    return {
      ...formValuesOf(row),
      id,
      slug,
      postedDate,
      deletedAt,
      requirements,
      status,
      lastChange,
      // Outside the Trash; null for people without access to them.
      applications: mayRead(role, 'applications') ? _count.applications : null,
    }
  })
  return { rows, hasOlder: found.length > MAX_ROWS }
}

function matching(params: PositionListParams): Prisma.Sql {
  const { q, filters } = params
  const conditions = [trashState(Prisma.sql`deleted_at`, isInTrash(params))]
  if (filters.status) conditions.push(Prisma.sql`status = ${filters.status}::position_status`)
  // There are only dozens of rows, so fold the text in the query.
  if (q)
    conditions.push(contains(Prisma.sql`search_fold(title || E'\n' || department || E'\n' || location)`, q))
  return Prisma.join(conditions, ' AND ')
}

const positionCounts = z.object({
  total: z.number(),
  active: z.number(),
  /** The number of different departments. */
  departments: z.number(),
  /** The number of positions whose location starts with "Remote". */
  remote: z.number(),
  trash: z.number(),
})
export type PositionCounts = z.infer<typeof positionCounts>

/** Counts the positions outside the Trash by several criteria, and those in the Trash. */
export async function countPositions(): Promise<PositionCounts> {
  await requireAdmin('careers')
  const [counts] = await queryRows(db, positionCounts)`
    SELECT
      count(*) FILTER (WHERE deleted_at IS NULL)::int AS total,
      count(*) FILTER (WHERE deleted_at IS NULL AND status = 'active')::int AS active,
      count(DISTINCT department) FILTER (WHERE deleted_at IS NULL)::int AS departments,
      count(*) FILTER (WHERE deleted_at IS NULL AND location ~* '^\\s*remote\\M')::int AS remote,
      count(*) FILTER (WHERE deleted_at IS NOT NULL)::int AS trash
    FROM job_position`
  return counts ?? { total: 0, active: 0, departments: 0, remote: 0, trash: 0 }
}

/** Returns a position as form values, with the facts that the screen shows; null if it does not exist. */
export async function getPositionForEdit(id: string) {
  await requireAdmin('careers')
  const row = await db.jobPosition.findFirst({ where: { id, deletedAt: null } })
  if (!row) return null
  return {
    values: {
      ...formValuesOf(row),
      id,
      version: row.version,
      // If the department or type is no longer offered, staff have to choose again.
      department: departments.find((option) => option === row.department),
      type: positionTypes.find((option) => option === row.type),
    },
    slug: row.slug,
    lastChange: (await findLastChanges(db, noun, [id])).get(id) ?? null,
  }
}

/** Returns the hiring settings as form values. Version 0 means that nobody has saved them and the defaults apply. */
export async function getHiringSettings() {
  await requireAdmin('settings')
  const saved = await db.hiringSettings.findUnique({ where: { id: 1 } })
  return {
    values: { ...settingsValuesOf(saved ?? hiringDefaults), version: saved?.version ?? 0 },
    pausedUntil: saved && erasurePausedUntil(saved),
  }
}
