import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatDateTime } from '@/lib/dates'
import { useReadOnly } from './read-only'
import type { OfferedDraft } from './use-offered-draft'

/** Offers to restore what was typed in this browser but never saved. */
export function DraftNotice({ draft: { offered, restore, discard } }: { draft: OfferedDraft }) {
  const isReadOnly = useReadOnly()
  if (!offered || isReadOnly) return null
  return (
    <Notice tone="warn">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          You have an unsaved draft from{' '}
          <time dateTime={offered.at.toISOString()}>{formatDateTime(offered.at)}</time>.
        </p>
        <div className="flex gap-2">
          <Button size="sm" variant="secondary" onClick={restore}>
            Restore it
          </Button>
          <Button size="sm" variant="ghost" onClick={discard}>
            Discard
          </Button>
        </div>
      </div>
    </Notice>
  )
}
