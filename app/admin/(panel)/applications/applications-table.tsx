'use client'

import type { Route } from 'next'
import { deletedColumns } from '@/components/admin/deleted-columns'
import { type ListData, ListTable } from '@/components/admin/list-table'
import type { Column } from '@/components/admin/resource-table'
import { StatusSelect } from '@/components/admin/status-select'
import { EmailText } from '@/components/ui/email-text'
import { Link } from '@/components/ui/link'
import { changeApplicationStatus, restoreApplication } from '@/lib/applications/actions'
import type { ListedApplication } from '@/lib/applications/admin-queries'
import { experienceName } from '@/lib/applications/experience'
import { formatLongDate } from '@/lib/dates'
import { recordHref } from '@/lib/platform/list-params'
import { statusLabels, statusTones } from './labels'
import { RowActions } from './row-actions'

const position: Column<ListedApplication> = {
  header: 'Position',
  sort: 'position',
  className: 'one-line md:w-[39%] max-md:text-right',
  cell: ({ positionTitle }) => (
    <span className="min-w-0 wrap-anywhere" title={positionTitle}>
      {positionTitle}
    </span>
  ),
}

/** Returns the columns of the table. The link to an application keeps the state of the list in its URL. */
const applicationColumns = ({
  spec,
  params,
}: Pick<ListData<ListedApplication>, 'spec' | 'params'>): Column<ListedApplication>[] => [
  {
    header: 'Name',
    sort: 'name',
    phone: 'title',
    className: 'one-line md:w-[31%]',
    cell: ({ id, applicantName, email }) => (
      <>
        <Link
          href={recordHref(spec, params, id) as Route}
          title={applicantName}
          className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {applicantName}
        </Link>
        {/* Shown here if there is no room for a separate column. */}
        <span className="mt-0.5 hidden truncate text-xs text-fg-soft md:max-lg:block" title={email}>
          <EmailText email={email} />
        </span>
      </>
    ),
  },
  {
    header: 'Email',
    phone: 'plain',
    className: 'one-line md:w-[30%] md:max-lg:hidden',
    cell: ({ email }) => (
      <span title={email}>
        <EmailText email={email} />
      </span>
    ),
  },
  position,
  {
    header: 'Experience',
    className: 'whitespace-nowrap md:max-xl:hidden',
    // Leave out the level in parentheses: the years say the same in less space.
    cell: ({ experience }) => experienceName(experience).split(' (')[0],
  },
  {
    header: 'Applied',
    sort: 'applied',
    phone: 'start',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ appliedAt }) => <time dateTime={appliedAt.toISOString()}>{formatLongDate(appliedAt)}</time>,
  },
  {
    header: 'Status',
    sort: 'status',
    className: 'md:w-0 md:py-0.75',
    cell: ({ id, applicantName, status }) => (
      <StatusSelect
        id={id}
        name={applicantName}
        status={status}
        labels={statusLabels}
        tones={statusTones}
        change={changeApplicationStatus}
      />
    ),
  },
  {
    header: <span className="sr-only">Actions</span>,
    phone: 'corner',
    align: 'end',
    className: 'md:py-0.75',
    cell: (application) => (
      <RowActions application={application} href={recordHref(spec, params, application.id)} />
    ),
  },
]

const trashColumns: readonly Column<ListedApplication>[] = [
  {
    header: 'Name',
    phone: 'title',
    cell: ({ id, applicantName }) => (
      <Link
        href={`/admin/applications/${id}`}
        className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {applicantName}
      </Link>
    ),
  },
  position,
  ...deletedColumns(({ applicantName }: ListedApplication) => applicantName, restoreApplication),
]

/** Shows the table of applications, or of deleted ones in the Trash. */
export function ApplicationsTable(list: ListData<ListedApplication>) {
  return (
    <ListTable
      {...list}
      label="Applications"
      columns={applicationColumns(list)}
      trashColumns={trashColumns}
      nouns={['application', 'applications']}
    />
  )
}
