'use client'

import { IfMayChange } from '@/components/admin/role'
import { Button } from '@/components/ui/button'
import { formatDateTime } from '@/lib/dates'
import type { BulkDeletion } from '@/lib/waitlist/admin-queries'
import { formatEntryCount } from './labels'
import { useRestoreEntries } from './use-restore-entries'

/** Offers to restore entries that were deleted together. */
export function UndoBulkDeletion({ deletion: { deletedAt, count } }: { deletion: BulkDeletion }) {
  const [restore, isRestoring] = useRestoreEntries()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line px-4 py-2.5 text-sm">
      <p>
        {formatEntryCount(count)} deleted together on{' '}
        <time dateTime={deletedAt.toISOString()}>{formatDateTime(deletedAt)}</time>
      </p>
      <IfMayChange>
        <Button
          loading={isRestoring}
          onClick={() => restore({ deletedAt: deletedAt.toISOString() })}
          size="sm"
          variant="secondary"
        >
          Restore {formatEntryCount(count)}
        </Button>
      </IfMayChange>
    </div>
  )
}
