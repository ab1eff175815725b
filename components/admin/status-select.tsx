'use client'

import { toast } from 'sonner'
import { Select } from '@/components/ui/select'
import type { ActionResult } from '@/lib/platform/action-result'
import { useAction } from './use-action'

interface StatusSelectProps<Status extends string> {
  /** The label, where it is not a status. */
  what?: string
  /** Where the longest name needs more room. */
  className?: string
  id: string
  name: string
  status: Status
  /** Every status and what it is called, in their order. */
  labels: Record<Status, string>
  change: (input: { id: string; status: Status }) => Promise<ActionResult<unknown>>
}

/** Shows the status the server has: a choice appears only after it was confirmed. */
export function StatusSelect<Status extends string>({
  what = 'Status',
  className = 'max-w-34 min-w-32',
  id,
  name,
  status,
  labels,
  change,
}: StatusSelectProps<Status>) {
  // Object.keys forgets the key type; the labels are ours.
  const statuses = Object.keys(labels) as Status[]

  const [choose, isPending] = useAction(change, {
    done: (_changed, sent) => toast.success(`${name} moved to ${labels[sent.status]}.`),
    failed: `Failed to update ${what.toLowerCase()}. Please try again.`,
  })

  return (
    <Select
      aria-busy={isPending || undefined}
      aria-label={`${what} of ${name}`}
      className={className}
      dense
      disabled={isPending}
      onChange={(event) => {
        const next = statuses.find((known) => known === event.target.value)
        if (next) choose({ id, status: next })
      }}
      value={status}
    >
      {statuses.map((known) => (
        <option key={known} value={known}>
          {labels[known]}
        </option>
      ))}
    </Select>
  )
}
