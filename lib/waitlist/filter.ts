import 'server-only'
import { Prisma, type WaitlistStatus } from '@/lib/platform/generated/prisma/client'
import { columnsOf } from '@/lib/platform/record-sql'
import { contains } from '@/lib/platform/search'
import { LARGE_PLAN, type PlanFilter, SMALL_PLAN } from './schema'

const waitlist = columnsOf('WaitlistEntry')

/** The amount in naira with which every stored plan begins; null without a plan. */
const naira = Prisma.sql`substring(${waitlist.plan} from '^amount=([0-9]{1,9})')::int`

const planConditions: Record<PlanFilter, Prisma.Sql> = {
  any: Prisma.sql`${waitlist.plan} IS NOT NULL`,
  none: Prisma.sql`${waitlist.plan} IS NULL`,
  small: Prisma.sql`${naira} < ${SMALL_PLAN}`,
  medium: Prisma.sql`${naira} >= ${SMALL_PLAN} AND ${naira} < ${LARGE_PLAN}`,
  large: Prisma.sql`${naira} >= ${LARGE_PLAN}`,
}

export interface WaitlistFilter {
  /** Matches part of a name or address, ignoring case and accents. Empty: all. */
  q: string
  status: WaitlistStatus | null
  plan?: PlanFilter | null
}

/**
 * Returns the condition for the filtered entries, never including the Trash. The list, the counts, the export and
 * campaigns all use it.
 */
export function matching({ q, status, plan }: WaitlistFilter): Prisma.Sql {
  const conditions = [Prisma.sql`${waitlist.deletedAt} IS NULL`]
  if (status) conditions.push(Prisma.sql`${waitlist.status} = ${status}::waitlist_status`)
  if (q) conditions.push(containing(q))
  if (plan) conditions.push(planConditions[plan])
  return Prisma.join(conditions, ' AND ')
}

/** Returns the condition for the entries with these ids, never including the Trash. */
export function withIds(ids: readonly string[]): Prisma.Sql {
  return Prisma.sql`${waitlist.deletedAt} IS NULL AND ${waitlist.id} = ANY(${[...ids]}::uuid[])`
}

/** Returns the condition for entries in the Trash whose name or address contains `q`. */
export function inTrash(q: string): Prisma.Sql {
  const isDeleted = Prisma.sql`${waitlist.deletedAt} IS NOT NULL`
  return q ? Prisma.sql`${isDeleted} AND ${containing(q)}` : isDeleted
}

const containing = (q: string) => contains(waitlist.searchText, q)
