'use client'

import { type ListData, ListTable } from '@/components/admin/list-table'
import type { Column } from '@/components/admin/resource-table'
import { TimeAgo } from '@/components/admin/time-ago'
import type { Activity } from '@/lib/activity/admin-queries'
import { readableName } from '@/lib/activity/schema'
import { RecordLink } from '../_overview/record-link'

interface EventsTableProps extends ListData<Activity> {
  limit: number
  /** The URLs of the records, by id. */
  pages: Map<string, string>
}

export function EventsTable({ pages, ...list }: EventsTableProps) {
  return <ListTable {...list} label="Activity" columns={columnsOf(pages)} nouns={['entry', 'entries']} />
}

function columnsOf(pages: Map<string, string>): readonly Column<Activity>[] {
  return [
    {
      header: 'Who',
      phone: 'title',
      className: 'font-semibold md:max-w-52 md:min-w-28',
      cell: ({ actorName }) => <span className="wrap-anywhere">{actorName}</span>,
    },
    {
      header: 'Action',
      phone: 'plain',
      className: 'md:min-w-60',
      cell: ({ summary, recordId }) => (
        <span className="block wrap-anywhere first-letter:uppercase">
          <RecordLink href={pages.get(recordId ?? '')}>{summary}</RecordLink>
        </span>
      ),
    },
    {
      header: 'Area',
      phone: 'start',
      className: 'md:min-w-28',
      cell: ({ noun }) => readableName(noun),
    },
    {
      header: 'Date',
      sort: 'at',
      className: 'max-md:text-right md:whitespace-nowrap',
      cell: ({ at }) => <TimeAgo at={at} />,
    },
  ]
}
