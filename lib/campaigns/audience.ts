import 'server-only'
import { suppressed } from '@/lib/mail/suppression'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'
import { matching } from '@/lib/waitlist/filter'
import type { Audience } from './schema'

const waitlist = columnsOf('WaitlistEntry')
const subscriber = columnsOf('Subscriber')
const post = columnsOf('Post')

/** Where the people of an audience stand, as parts of a statement. */
export interface Recipients {
  table: Prisma.Sql
  id: Prisma.Sql
  email: Prisma.Sql
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
  const isLeftOut = Prisma.sql`(${waitlist.unsubscribedAt} IS NOT NULL OR ${suppressed(waitlist.email)})`
  return {
    table: tableOf('WaitlistEntry'),
    id: waitlist.id,
    email: waitlist.email,
    name: waitlist.name,
    since: waitlist.createdAt,
    where: Prisma.sql`${matching(audience)} AND NOT ${isLeftOut}`,
    leftOut: Prisma.sql`${matching(audience)} AND ${isLeftOut}`,
  }
}

/** Subscribers who want articles of the post's category. Who chose none wants all. */
function subscribedTo({ postId }: Extract<Audience, { kind: 'newsletter' }>): Recipients {
  const isReader = Prisma.sql`${subscriber.status} = 'subscribed' AND (
    ${subscriber.topics} = '{}'
    OR ${subscriber.topics} @> ARRAY[(SELECT ${post.category} FROM ${tableOf('Post')} WHERE ${post.id} = ${postId}::uuid)])`
  const isLeftOut = suppressed(subscriber.email)
  return {
    table: tableOf('Subscriber'),
    id: subscriber.id,
    email: subscriber.email,
    name: Prisma.sql`''`,
    since: subscriber.confirmedAt,
    where: Prisma.sql`${isReader} AND NOT ${isLeftOut}`,
    leftOut: Prisma.sql`${isReader} AND ${isLeftOut}`,
  }
}
