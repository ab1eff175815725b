import { RestoreButton } from '@/components/admin/restore-button'
import { Notice } from '@/components/ui/notice'
import { formatLongDate } from '@/lib/dates'
import type { ActionResult } from '@/lib/platform/action-result'
import { TRASH_DAYS } from '@/lib/platform/trash-days'

interface TrashNoticeProps {
  id: string
  name: string
  deletedAt: Date
  restore: (input: { id: string }) => Promise<ActionResult<string | null>>
}

/** Says that the record on this page is in the Trash. */
export function TrashNotice({ id, name, deletedAt, restore }: TrashNoticeProps) {
  return (
    <Notice tone="warn">
      <div data-page-actions="" className="flex flex-wrap items-center justify-between gap-3">
        <p>
          In Trash since {formatLongDate(deletedAt)}. It is permanently deleted after {TRASH_DAYS} days.
        </p>
        <RestoreButton input={{ id }} name={name} restore={restore} />
      </div>
    </Notice>
  )
}
