import 'server-only'
import { suppressed } from '@/lib/mail/suppression'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { columnsOf, tableOf } from '@/lib/platform/record-sql'
import { matching, withIds } from '@/lib/waitlist/filter'
import type { Audience } from './schema'

const waitlist = columnsOf('WaitlistEntry')
const subscriber = columnsOf('Subscriber')
const post = columnsOf('Post')

/** The tables, columns and conditions that select the people of an audience, for raw SQL. */
export interface Recipients {
  table: Prisma.Sql
  id: Prisma.Sql
  email: Prisma.Sql
  /** The name for the greeting. Subscribers have not given their name. */
  name: Prisma.Sql
  /** When the person joined. Anyone who joins after the campaign starts is not included. */
  since: Prisma.Sql
  /** Selects everyone who gets the message. */
  where: Prisma.Sql
  /** Selects people, whether or not they match, who can still be emailed. */
  wantsEmail: Prisma.Sql
  /** Selects people who match but are left out, because they unsubscribed or their address is suppressed. */
  leftOut: Prisma.Sql
}

/** Returns the recipients of an audience. A campaign that has started gives the `category` that its post had then. */
export function recipientsOf(audience: Audience, category?: string): Recipients {
  switch (audience.kind) {
    case 'waitlist':
      return onWaitlist(matching(audience))
    case 'selected':
      return onWaitlist(withIds(audience.ids))
    case 'newsletter':
      return subscribedTo(
        category === undefined ? categoryOf(audience.postId) : Prisma.sql`${category}::text`,
      )
  }
}

function onWaitlist(isMeant: Prisma.Sql): Recipients {
  const isLeftOut = Prisma.sql`(${waitlist.unsubscribedAt} IS NOT NULL OR ${suppressed(waitlist.email)})`
  return {
    table: tableOf('WaitlistEntry'),
    id: waitlist.id,
    email: waitlist.email,
    name: waitlist.name,
    since: waitlist.createdAt,
    where: Prisma.sql`${isMeant} AND NOT ${isLeftOut}`,
    wantsEmail: Prisma.sql`${waitlist.deletedAt} IS NULL AND NOT ${isLeftOut}`,
    leftOut: Prisma.sql`${isMeant} AND ${isLeftOut}`,
  }
}

const categoryOf = (postId: string) =>
  Prisma.sql`(SELECT ${post.category} FROM ${tableOf('Post')} WHERE ${post.id} = ${postId}::uuid)`

/** Selects subscribers interested in a category. No topics means all topics. */
function subscribedTo(category: Prisma.Sql): Recipients {
  const isSubscribed = Prisma.sql`${subscriber.status} = 'subscribed'`
  const isReader = Prisma.sql`${isSubscribed} AND (
    ${subscriber.topics} = '{}'
    OR ${subscriber.topics} @> ARRAY[${category}])`
  const isLeftOut = suppressed(subscriber.email)
  return {
    table: tableOf('Subscriber'),
    id: subscriber.id,
    email: subscriber.email,
    name: Prisma.sql`''`,
    since: subscriber.confirmedAt,
    where: Prisma.sql`${isReader} AND NOT ${isLeftOut}`,
    wantsEmail: Prisma.sql`${isSubscribed} AND NOT ${isLeftOut}`,
    leftOut: Prisma.sql`${isReader} AND ${isLeftOut}`,
  }
}
