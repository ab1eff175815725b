import { ListTable } from '@/components/admin/list-table'
import type { Column } from '@/components/admin/resource-table'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { formatDateTime } from '@/lib/dates'
import { type ListedVersion, listLegalVersions } from '@/lib/legal/admin-queries'
import { type LegalKind, legalDocuments, sentenceOf } from '@/lib/legal/legal-version'
import { type LegalHistoryParams, legalHistoryOf } from '@/lib/legal/schema'
import { RestoreVersion } from './restore-version'

export async function Versions({ kind, params }: { kind: LegalKind; params: LegalHistoryParams }) {
  const { total, newest, ...page } = await listLegalVersions(kind, params)
  if (page.rows.length === 0)
    return (
      <Card>
        <EmptyState title="No versions yet">Your first save creates one.</EmptyState>
      </Card>
    )
  const spec = legalHistoryOf(kind)
  return (
    <ListTable
      label="Versions"
      spec={spec}
      params={params}
      page={page}
      columns={columnsOf(kind, newest)}
      total={total}
      nouns={['version', 'versions']}
    />
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
      header: 'What',
      phone: 'plain',
      className: 'md:min-w-60',
      cell: ({ summary }) => <span className="wrap-anywhere">{sentenceOf(summary)}</span>,
    },
    { header: 'Who', cell: ({ actorName }) => <span className="wrap-anywhere">{actorName}</span> },
    {
      header: 'When',
      className: 'tabular-nums md:whitespace-nowrap',
      cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>,
    },
    {
      header: <span className="sr-only">Actions</span>,
      align: 'end',
      phone: 'plain',
      className: 'md:py-1.5',
      cell: ({ number }) => number !== newest && <RestoreVersion input={{ kind, number, newest }} />,
    },
  ]
}
