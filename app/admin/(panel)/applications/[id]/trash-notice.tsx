import { RestoreButton } from '@/components/admin/restore-button'
import { Notice } from '@/components/ui/notice'
import { restoreApplication } from '@/lib/applications/actions'
import { formatDate } from '@/lib/dates'

interface TrashNoticeProps {
  id: string
  name: string
  deletedAt: Date
}

export function TrashNotice({ id, name, deletedAt }: TrashNoticeProps) {
  return (
    <Notice tone="warn">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>In Trash since {formatDate(deletedAt)}. It is erased for good 30 days after that.</p>
        <RestoreButton input={{ id }} name={name} restore={restoreApplication} />
      </div>
    </Notice>
  )
}
