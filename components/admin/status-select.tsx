'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from 'sonner'
import { useReadOnly } from '@/components/forms/read-only'
import type { BadgeTone } from '@/components/ui/badge'
import type { ActionResult } from '@/lib/platform/action-result'
import { InstantSelect } from './instant-select'
import { offerUndo } from './offer-undo'
import { useAction } from './use-action'

interface StatusSelectProps<Status extends string> {
  /** The label, if it is not "Status". */
  what?: string
  id: string
  name: string
  status: Status
  /** The statuses with their labels, in order. */
  labels: Record<Status, string>
  /** The tones of the statuses, if it should look like a badge. */
  tones?: Record<Status, BadgeTone>
  /** Must refuse if the status is neither `from` nor already the new one. */
  change: (input: {
    id: string
    from: Status
    status: Status
  }) => Promise<ActionResult<{ isChanged: boolean }>>
}

/**
 * Renders a select that always shows the server's status: a choice appears only once it is confirmed, and can be
 * undone.
 */
export function StatusSelect<Status extends string>({
  what = 'Status',
  id,
  name,
  status,
  labels,
  tones,
  change,
}: StatusSelectProps<Status>) {
  // Object.keys loses the key type; this record has exactly these keys.
  const statuses = Object.keys(labels) as Status[]

  const isReadOnly = useReadOnly()
  const failed = `Failed to update ${what.toLowerCase()}. Please try again.`
  const [undo] = useAction(change, {
    done: (_changed, sent) => toast.success(`${name} moved back to ${labels[sent.status]}`),
    failed,
  })
  const [save, isPending] = useAction(change, {
    done: ({ isChanged }, sent) =>
      toast.success(
        `${name} moved to ${labels[sent.status]}`,
        // If a colleague made the same change first, it is not this person's to undo.
        isChanged ? offerUndo(() => undo({ id, from: sent.status, status: sent.from })) : {},
      ),
    failed,
  })
  // A choice made while an earlier one is saved waits for the status that the earlier one brings. It is dropped if
  // saving that one fails, because it would overwrite a colleague's change that the person had not seen.
  const [chosen, choose] = useState<Status>()
  const saveChosen = useEffectEvent(async (next: Status) => {
    choose(undefined)
    if (next === status) return
    const isSaved = await save({ id, from: status, status: next })
    if (!isSaved) choose(undefined)
  })
  useEffect(() => {
    if (chosen && !isPending) saveChosen(chosen)
  }, [chosen, isPending])

  return (
    <InstantSelect
      aria-busy={isPending || undefined}
      aria-keyshortcuts={what === 'Status' ? 'S' : undefined}
      aria-label={`${what} of ${name}`}
      badge={tones?.[status]}
      // Stays enabled while saving, so that it keeps focus.
      disabled={isReadOnly}
      onChoose={(value) => choose(statuses.find((option) => option === value))}
      value={status}
    >
      {statuses.map((option) => (
        <option key={option} value={option}>
          {labels[option]}
        </option>
      ))}
    </InstantSelect>
  )
}
