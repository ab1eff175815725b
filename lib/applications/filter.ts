import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type Keyset, keysetOf, trashState } from '@/lib/platform/keyset'
import { columnsOf } from '@/lib/platform/record-sql'
import { contains } from '@/lib/platform/search'
import { type ApplicationFilter, type ApplicationSort, NO_POSITION } from './schema'

const application = columnsOf('Application')

/** The columns of each sort order. They must match those of an index (prisma/schema/applications.prisma). */
export const applicationKeyset: Keyset<ApplicationSort | 'deleted'> = keysetOf('Application', {
  applied: ['appliedAt', 'id'],
  name: ['applicantName', 'id'],
  position: ['positionTitle', 'id'],
  status: ['status', 'id'],
  deleted: ['deletedAt', 'id'],
})

/**
 * Returns the condition for the filtered applications. The list, the count, the neighbors and the export all use it.
 */
export function matching({ q, status, position, isTrash }: ApplicationFilter): Prisma.Sql {
  const conditions = [trashState(application.deletedAt, isTrash)]
  if (status) conditions.push(Prisma.sql`${application.status} = ${status}::application_status`)
  if (position === NO_POSITION) conditions.push(Prisma.sql`${application.positionId} IS NULL`)
  else if (position) conditions.push(Prisma.sql`${application.positionId} = ${position}::uuid`)
  if (q) conditions.push(contains(application.searchText, q))
  return Prisma.join(conditions, ' AND ')
}
