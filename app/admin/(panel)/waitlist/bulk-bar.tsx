'use client'

import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmDialog } from '@/components/admin/confirm-dialog'
import { offerUndo } from '@/components/admin/offer-undo'
import { IfMayOpen } from '@/components/admin/role'
import { useAction } from '@/components/admin/use-action'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Menu, MenuItem } from '@/components/ui/menu'
import { formatCount } from '@/lib/count'
import { TRASH_DAYS } from '@/lib/platform/trash-days'
import { changeStatuses, undoChangeStatuses } from '@/lib/waitlist/actions'
import { BULK_LIMIT, type EntrySelection, type WaitlistParams, waitlistStatuses } from '@/lib/waitlist/schema'
import { composeHref } from './compose-href'
import { FAILED, formatEntryCount, statusLabels } from './labels'
import { focusSelectPage, SelectionBar, useSelection } from './selection'
import { useDelete } from './use-delete'

/** Shows the actions for the selected entries. */
export function BulkBar({ params }: { params: WaitlistParams }) {
  const { chosen, count, choose } = useSelection()
  const [isAsking, setAsking] = useState(false)
  const deleteEntries = useDelete({ onDeleted: () => choose([]) })
  const isAll = chosen === 'matching'
  const { status = null, plan = null } = params.filters
  const filter = { status, plan }
  const selection: EntrySelection = isAll ? { q: params.q, ...filter } : { ids: [...chosen] }
  const people = isAll ? { sealed: params.sealed, ...filter } : { ids: chosen }

  const [undo] = useAction(undoChangeStatuses, {
    done: ({ count: changed }) =>
      toast.success(`Restored the previous status of ${formatEntryCount(changed)}`),
    failed: FAILED.status,
  })
  const [change, isChanging] = useAction(changeStatuses, {
    done: ({ count: changed, earlier }, { status }) => {
      toast.success(
        `Set ${formatEntryCount(changed)} to ${statusLabels[status]}`,
        changed > 0 ? offerUndo(() => undo({ status, earlier })) : undefined,
      )
      choose([])
    },
    failed: FAILED.status,
  })

  return (
    <>
      <SelectionBar limit={BULK_LIMIT}>
        <Menu
          align="start"
          trigger={
            <Button loading={isChanging} size="sm" variant="secondary" className="max-sm:flex-1 max-sm:px-2">
              Set status
            </Button>
          }
        >
          {waitlistStatuses.map((status) => (
            <MenuItem key={status} disabled={isChanging} onClick={() => change({ selection, status })}>
              {statusLabels[status]}
            </MenuItem>
          ))}
        </Menu>
        <IfMayOpen href="/admin/campaigns/new">
          <ButtonLink
            href={composeHref(people)}
            size="sm"
            variant="secondary"
            className="max-sm:flex-1 max-sm:px-2"
          >
            <span>
              Email<span className="max-sm:sr-only"> selected</span>
            </span>
          </ButtonLink>
        </IfMayOpen>
        <Button
          onClick={() => setAsking(true)}
          size="sm"
          variant="secondary"
          className="max-sm:flex-1 max-sm:px-2"
        >
          Move to Trash
        </Button>
      </SelectionBar>
      <ConfirmDialog
        onClose={() => setAsking(false)}
        onClosed={() => {
          if (count === 0 && document.activeElement === document.body) focusSelectPage()
        }}
        onConfirm={() => deleteEntries(selection)}
        open={isAsking}
        verb="Move to Trash"
        question={
          count === 1
            ? 'Are you sure you want to delete this entry?'
            : `Are you sure you want to delete these ${formatCount(count)} entries?`
        }
      >
        {count === 1 ? 'It' : 'They'} will be moved to Trash. You have {TRASH_DAYS} days to restore{' '}
        {count === 1 ? 'it' : 'them'}.
      </ConfirmDialog>
    </>
  )
}
