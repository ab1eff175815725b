'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmDelete } from '@/components/admin/confirm-delete'
import { Button } from '@/components/ui/button'
import { allowAddress } from '@/lib/outbox/actions'
import type { SuppressionReason } from '@/lib/outbox/schema'
import { UNREACHABLE } from '../words'

const consequences: Record<SuppressionReason, string> = {
  unsubscribed:
    'This person asked for no more mail. Remove the address only if they have told you that they want it again.',
  bounced: 'Mail to this address came back. Remove it once you know that the address works again.',
  complained:
    'This person reported our mail as unwanted. Remove the address only if they have told you that they want it again.',
}

/** Takes an address off the list, after a question. */
export function AllowAddress({ email, reason }: { email: string; reason: SuppressionReason }) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const confirm = async () => {
    const result = await allowAddress({ email }).catch(() => null)
    if (result?.ok) toast.success(`${email} may get messages again`)
    else toast.error(result?.message ?? UNREACHABLE)
    if (result) router.refresh()
  }
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        Remove<span className="sr-only"> {email}</span>
      </Button>
      <ConfirmDelete
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        verb="Remove"
        question={`Write to ${email} again?`}
      >
        {consequences[reason]}
      </ConfirmDelete>
    </>
  )
}
