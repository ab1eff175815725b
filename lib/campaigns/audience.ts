import 'server-only'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { matching } from '@/lib/waitlist/filter'
import type { Audience } from './schema'

/** Where the people of an audience stand, as parts of a statement. */
export interface Recipients {
  table: Prisma.Sql
  /** How they are greeted; subscribers have told us no name. */
  name: Prisma.Sql
  /** When they came: who comes after the start is not written to. */
  since: Prisma.Sql
  /** Who may be written to. */
  where: Prisma.Sql
  /** Who matches and is left out: the person unsubscribed, or the address takes no mail from us. */
  leftOut: Prisma.Sql
}

export function recipientsOf(audience: Audience): Recipients {
  return audience.kind === 'waitlist' ? onWaitlist(audience) : subscribedTo(audience)
}

function onWaitlist(audience: Extract<Audience, { kind: 'waitlist' }>): Recipients {
  const isLeftOut = Prisma.sql`(waitlist.unsubscribed_at IS NOT NULL OR ${isSuppressed(Prisma.sql`waitlist.email`)})`
  return {
    table: Prisma.sql`waitlist`,
    name: Prisma.sql`waitlist.name`,
    since: Prisma.sql`waitlist.created_at`,
    where: Prisma.sql`${matching(audience)} AND NOT ${isLeftOut}`,
    leftOut: Prisma.sql`${matching(audience)} AND ${isLeftOut}`,
  }
}

/** Subscribers who want articles of the post's category. Who chose none wants all. */
function subscribedTo({ postId }: Extract<Audience, { kind: 'newsletter' }>): Recipients {
  const isReader = Prisma.sql`newsletter_subscriber.status = 'subscribed' AND (
    newsletter_subscriber.topics = '{}'
    OR newsletter_subscriber.topics @> ARRAY[(SELECT category FROM post WHERE id = ${postId}::uuid)])`
  const isLeftOut = isSuppressed(Prisma.sql`newsletter_subscriber.email`)
  return {
    table: Prisma.sql`newsletter_subscriber`,
    name: Prisma.sql`''`,
    since: Prisma.sql`newsletter_subscriber.confirmed_at`,
    where: Prisma.sql`${isReader} AND NOT ${isLeftOut}`,
    leftOut: Prisma.sql`${isReader} AND ${isLeftOut}`,
  }
}

function isSuppressed(email: Prisma.Sql) {
  return Prisma.sql`EXISTS (SELECT 1 FROM mail_suppression WHERE mail_suppression.email = ${email})`
}
