'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from 'sonner'
import { Select } from '@/components/ui/select'
import { changeStatus } from '@/lib/waitlist/actions'
import { type WaitlistStatus, waitlistStatuses } from '@/lib/waitlist/schema'
import { FAILED, statusLabels } from './words'

interface StatusSelectProps {
  id: string
  name: string
  status: WaitlistStatus
}

/** Shows the status the server has: a choice appears only after it was confirmed. */
export function StatusSelect({ id, name, status }: StatusSelectProps) {
  const router = useRouter()
  const [isPending, startChanging] = useTransition()

  const change = (next: WaitlistStatus) =>
    startChanging(async () => {
      const result = await changeStatus({ id, status: next }).catch(() => null)
      if (!result?.ok) toast.error(result?.message ?? FAILED.status)
      else toast.success(`${name} is now ${next}`)
      router.refresh()
    })

  return (
    <Select
      aria-busy={isPending || undefined}
      aria-label={`Status of ${name}`}
      className="max-w-34 min-w-32"
      dense
      disabled={isPending}
      onChange={(event) => {
        const next = waitlistStatuses.find((known) => known === event.target.value)
        if (next) change(next)
      }}
      value={status}
    >
      {waitlistStatuses.map((known) => (
        <option key={known} value={known}>
          {statusLabels[known]}
        </option>
      ))}
    </Select>
  )
}
