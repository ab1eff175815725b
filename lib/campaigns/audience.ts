import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { matching } from '@/lib/waitlist/filter'
import type { Audience } from './schema'

/** Why an entry that matches is left out: the person unsubscribed, or the address takes no mail from us. */
const isLeftOut = Prisma.sql`(
  waitlist.unsubscribed_at IS NOT NULL
  OR EXISTS (SELECT 1 FROM mail_suppression WHERE mail_suppression.email = waitlist.email)
)`

/** Entries of the audience that may be written to, as a condition on `waitlist`. */
export function recipientsOf(audience: Audience): Prisma.Sql {
  return Prisma.sql`${matching(audience)} AND NOT ${isLeftOut}`
}

/** Entries of the audience that are left out, as a condition on `waitlist`. */
export function leftOutOf(audience: Audience): Prisma.Sql {
  return Prisma.sql`${matching(audience)} AND ${isLeftOut}`
}
