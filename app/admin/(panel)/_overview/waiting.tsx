import {
  CalendarClock,
  ChartNoAxesColumn,
  CircleCheck,
  FileUser,
  Inbox,
  type LucideIcon,
  MailWarning,
  ShieldUser,
} from 'lucide-react'
import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { formatCountUpTo } from '@/lib/count'
import { getWaitingItems } from '@/lib/dashboard/admin-queries'
import { WAITING_LIMIT } from '@/lib/dashboard/schema'
import { formatDateTime, formatDistance, formatLongDate } from '@/lib/dates'
import { timeLeft } from '../privacy/labels'
import { DeadJobs } from './dead-jobs'

/** Lists what needs attention now, and what is scheduled next. */
export async function Waiting() {
  const items = await getWaitingItems()
  const { messages, applications, failedEmails, privacyRequests, scheduledPosts, unsourcedClaims } = items
  const { nextDue, nextPost, deadJobs } = items
  const counts = [messages, applications, failedEmails, privacyRequests, scheduledPosts, unsourcedClaims]
  const isEmpty = deadJobs.length === 0 && counts.every((count) => count === 0)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 text-base font-semibold">
        Waiting for you
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {isEmpty && <AllCaughtUp />}
          <Item
            Icon={ShieldUser}
            count={privacyRequests}
            singular="open privacy request"
            href="/admin/privacy"
          >
            {nextDue && <Due at={nextDue} />}
          </Item>
          <Item
            Icon={MailWarning}
            count={failedEmails}
            singular="failed email"
            href="/admin/mail?status=failed"
          >
            Check the address and retry
          </Item>
          <DeadJobs jobs={deadJobs} />
          <Item
            Icon={Inbox}
            count={messages}
            singular="new contact message"
            href="/admin/contact?status=new"
          />
          <Item
            Icon={FileUser}
            count={applications}
            singular="pending application"
            href="/admin/applications?status=pending"
          />
          <Item
            Icon={ChartNoAxesColumn}
            count={unsourcedClaims}
            singular="published claim without a public source"
            plural="published claims without a public source"
            href="/admin/landing/claims"
          />
          <Item
            Icon={CalendarClock}
            count={scheduledPosts}
            singular="scheduled post"
            href="/admin/blog?status=scheduled"
          >
            {nextPost && (
              <>
                Next:{' '}
                <Link
                  href={`/admin/blog/${nextPost.id}`}
                  className="font-medium text-fg underline underline-offset-4"
                >
                  {nextPost.title}
                </Link>
                , {formatDateTime(nextPost.publishAt)} ({formatDistance(nextPost.publishAt, new Date())})
              </>
            )}
          </Item>
        </ul>
      </Card>
    </section>
  )
}

function AllCaughtUp() {
  return (
    <li className="flex items-start gap-3 px-5 py-5">
      <CircleCheck size={20} className="mt-0.5 shrink-0 text-accent" />
      <div>
        <p className="font-semibold">You’re all caught up</p>
        <p className="mt-0.5 text-sm text-fg-soft">Items that need your attention will appear here.</p>
      </div>
    </li>
  )
}

interface ItemProps {
  Icon: LucideIcon
  count: number
  /** For example, "open privacy request". */
  singular: string
  /** Defaults to the singular with an “s”. */
  plural?: string
  href: Route
  children?: ReactNode
}

/** Shows how many items of one kind are waiting, or nothing if there are none. */
function Item({ Icon, count, singular, plural = `${singular}s`, href, children }: ItemProps) {
  if (count === 0) return null
  return (
    <li className="flex items-start gap-3 px-5 py-3.5 text-sm">
      <Icon className="mt-0.5 shrink-0 text-accent" />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Link href={href} className="font-semibold underline-offset-4 hover:underline">
          {formatCountUpTo(count, WAITING_LIMIT)} {count === 1 ? singular : plural}
        </Link>
        {children && <span className="min-w-0 wrap-anywhere text-fg-soft">{children}</span>}
      </div>
    </li>
  )
}

function Due({ at }: { at: Date }) {
  const now = new Date()
  if (at < now) return <Badge tone="danger">Overdue since {formatLongDate(at)}</Badge>
  return (
    <>
      {'Next due '}
      <time dateTime={at.toISOString()}>
        {formatLongDate(at)} ({timeLeft(at, now)})
      </time>
    </>
  )
}
