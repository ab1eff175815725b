import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Columns } from '@/lib/platform/record-sql'

/** Returns the condition for invitations that can still be accepted. */
export const openInvitationCondition = ({ acceptedAt, revokedAt, expiresAt }: Columns<'AdminInvitation'>) =>
  Prisma.sql`(${acceptedAt} IS NULL AND ${revokedAt} IS NULL AND ${expiresAt} > now())`
