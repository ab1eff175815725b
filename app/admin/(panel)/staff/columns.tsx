import type { Column } from '@/components/admin/resource-table'
import { TimeAgo } from '@/components/admin/time-ago'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { formatLongDate } from '@/lib/dates'
import { roleDetails } from '@/lib/platform/role'
import type { StaffAccount } from '@/lib/staff/admin-queries'
import { RowActions } from './row-actions'

export const staffColumns: readonly Column<StaffAccount>[] = [
  {
    header: 'Name',
    phone: 'title',
    className: 'md:min-w-40',
    cell: ({ name, username, isOwn, disabledAt }) => (
      <div className={disabledAt ? 'text-fg-soft' : undefined}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {name} {isOwn && <Badge tone="accent">You</Badge>}
          {disabledAt && <Badge tone="danger">Disabled</Badge>}
        </p>
        <p className="text-xs text-fg-soft wrap-anywhere">{username}</p>
      </div>
    ),
  },
  {
    header: 'Email',
    className: 'md:max-w-72',
    cell: ({ email }) =>
      email ? (
        <span className="wrap-anywhere max-md:text-right">{email}</span>
      ) : (
        <span className="text-fg-soft">None</span>
      ),
  },
  { header: 'Role', cell: ({ role }) => roleDetails[role].label },
  {
    header: 'Two-factor',
    cell: ({ hasSecondFactor, hasPasskey, isOwn }) => (
      <span className="flex flex-wrap items-center gap-2">
        {hasSecondFactor ? <Badge tone="accent">On</Badge> : <Badge tone="warn">Off</Badge>}
        {hasPasskey && <Badge>Passkey</Badge>}
        {isOwn && !hasSecondFactor && (
          <Link
            href="/admin/account"
            className="text-sm font-semibold text-accent underline underline-offset-4"
          >
            Set up
          </Link>
        )}
      </span>
    ),
  },
  {
    header: 'Last seen',
    className: 'lg:whitespace-nowrap max-md:text-right',
    cell: (account) => <LastSeen account={account} />,
  },
  {
    header: <span className="sr-only">Actions</span>,
    align: 'end',
    phone: 'corner',
    className: 'md:py-0.75',
    cell: (account) => <RowActions account={account} />,
  },
]

function LastSeen({ account: { lastSeenAt, createdAt, disabledAt } }: { account: StaffAccount }) {
  if (disabledAt) return <span className="text-fg-soft">Disabled {formatLongDate(disabledAt)}</span>
  if (lastSeenAt) return <TimeAgo at={lastSeenAt} />
  return (
    <span className="text-sm text-fg-soft">
      Not in 30 days<span className="block text-xs">Account created {formatLongDate(createdAt)}</span>
    </span>
  )
}
