import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Keyset, KeysetOrder } from '@/lib/platform/keyset'
import { contains } from '@/lib/platform/search'
import { type ApplicationFilter, type ApplicationParams, type ApplicationSort, NO_POSITION } from './schema'

export type ApplicationOrder = KeysetOrder<ApplicationSort | 'deleted'>

/** An index has the same columns (prisma/schema/applications.prisma). */
export const applicationKeyset: Keyset<ApplicationOrder['sort']> = {
  table: 'job_application',
  columns: {
    applied: ['applied_at', 'id'],
    name: ['applicant_name', 'id'],
    position: ['position_title', 'id'],
    status: ['status', 'id'],
    deleted: ['deleted_at', 'id'],
  },
}

/** What lies in the Trash stands in the order in which it came there. */
export function orderOf({ sort, direction, filters }: ApplicationParams): ApplicationOrder {
  return filters.view === 'trash' ? { sort: 'deleted', direction: 'desc' } : { sort, direction }
}

/** The applications a filter names, for list, count, neighbours and export alike. */
export function matching({ q, status, position, isTrash }: ApplicationFilter): Prisma.Sql {
  const conditions = [
    isTrash
      ? Prisma.sql`job_application.deleted_at IS NOT NULL`
      : Prisma.sql`job_application.deleted_at IS NULL`,
  ]
  if (status) conditions.push(Prisma.sql`job_application.status = ${status}::application_status`)
  if (position === NO_POSITION) conditions.push(Prisma.sql`job_application.position_id IS NULL`)
  else if (position) conditions.push(Prisma.sql`job_application.position_id = ${position}::uuid`)
  if (q) conditions.push(contains(Prisma.sql`job_application.search_text`, q))
  return Prisma.join(conditions, ' AND ')
}
