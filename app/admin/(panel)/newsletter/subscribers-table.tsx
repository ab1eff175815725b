'use client'

import { type ListData, ListTable } from '@/components/admin/list-table'
import type { Column } from '@/components/admin/resource-table'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { EmailText } from '@/components/ui/email-text'
import { formatLongDate } from '@/lib/dates'
import type { ListedSubscriber } from '@/lib/newsletter/admin-queries'
import type { SubscriberStatus } from '@/lib/newsletter/schema'
import { UnsubscribeButton } from './unsubscribe-button'

const states: Record<SubscriberStatus, { name: string; tone: BadgeTone }> = {
  subscribed: { name: 'Subscribed', tone: 'accent' },
  pending: { name: 'Not confirmed', tone: 'warn' },
  unsubscribed: { name: 'Unsubscribed', tone: 'neutral' },
}

const subscriberColumns: readonly Column<ListedSubscriber>[] = [
  {
    header: 'Email',
    sort: 'email',
    phone: 'title',
    className: 'font-medium md:max-w-80 md:min-w-40',
    cell: ({ email }) => <EmailText email={email} />,
  },
  {
    header: 'Status',
    cell: ({ status, isSuppressed }) => (
      <div className="flex flex-wrap gap-2">
        <Badge tone={states[status].tone}>{states[status].name}</Badge>
        {isSuppressed && <Badge tone="danger">Suppressed</Badge>}
      </div>
    ),
  },
  {
    header: 'Topics',
    className: 'md:max-w-64',
    cell: ({ topics }) => (topics.length === 0 ? 'All topics' : topics.join(', ')),
  },
  {
    header: 'Signed up',
    sort: 'signedUp',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{formatLongDate(createdAt)}</time>,
  },
  {
    header: 'Status changed',
    className: 'whitespace-nowrap tabular-nums md:max-lg:hidden',
    cell: ({ status, confirmedAt, unsubscribedAt }) => {
      const since = { subscribed: confirmedAt, unsubscribed: unsubscribedAt, pending: null }[status]
      if (since) return <time dateTime={since.toISOString()}>{formatLongDate(since)}</time>
      return <span className="text-fg-soft">{status === 'pending' ? '—' : 'Not recorded'}</span>
    },
  },
  {
    header: <span className="sr-only">Actions</span>,
    align: 'end',
    cell: ({ id, email, status }) => status !== 'unsubscribed' && <UnsubscribeButton id={id} email={email} />,
  },
]

export function SubscribersTable(list: ListData<ListedSubscriber>) {
  return (
    <ListTable {...list} label="Subscribers" columns={subscriberColumns} nouns={['address', 'addresses']} />
  )
}
