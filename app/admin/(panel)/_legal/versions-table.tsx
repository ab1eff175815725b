'use client'

import { type ListData, ListTable } from '@/components/admin/list-table'
import type { Column } from '@/components/admin/resource-table'
import { Badge } from '@/components/ui/badge'
import { formatDateTime } from '@/lib/dates'
import type { ListedVersion } from '@/lib/legal/admin-queries'
import { type LegalKind, legalDocuments, sentenceOf } from '@/lib/legal/legal-version'
import { RestoreVersion } from './restore-version'

interface VersionsTableProps extends ListData<ListedVersion> {
  kind: LegalKind
  /** The number of the current version. */
  newest: number
}

export function VersionsTable({ kind, newest, ...list }: VersionsTableProps) {
  return (
    <ListTable {...list} label="Versions" columns={columnsOf(kind, newest)} nouns={['version', 'versions']} />
  )
}

function columnsOf(kind: LegalKind, newest: number): readonly Column<ListedVersion>[] {
  const { path } = legalDocuments[kind]
  return [
    {
      header: 'Version',
      sort: 'number',
      phone: 'title',
      className: 'md:whitespace-nowrap',
      cell: ({ number }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <a
            href={`${path}/history/${number}`}
            target="_blank"
            rel="noopener"
            className="font-semibold underline-offset-4 hover:underline"
          >
            Version {number}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          {number === newest && <Badge tone="accent">Current</Badge>}
        </span>
      ),
    },
    {
      header: 'Change',
      phone: 'plain',
      className: 'md:min-w-60',
      cell: ({ summary }) => <span className="wrap-anywhere">{sentenceOf(summary)}</span>,
    },
    { header: 'Edited by', cell: ({ actorName }) => <span className="wrap-anywhere">{actorName}</span> },
    {
      header: 'Date',
      className: 'tabular-nums md:whitespace-nowrap',
      cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>,
    },
    {
      header: <span className="sr-only">Actions</span>,
      align: 'end',
      phone: 'plain',
      cell: ({ number }) => number !== newest && <RestoreVersion input={{ kind, number, newest }} />,
    },
  ]
}
