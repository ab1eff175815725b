'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmDelete } from '@/components/admin/confirm-delete'
import { Button } from '@/components/ui/button'
import { unsubscribeSubscriber } from '@/lib/newsletter/actions'

/** For somebody who asked by phone or by mail. Only the person can subscribe again. */
export function UnsubscribeButton({ id, email }: { id: string; email: string }) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const confirm = async () => {
    const result = await unsubscribeSubscriber({ id }).catch(() => null)
    if (result?.ok) toast.success(`No more articles go to ${email}`)
    else toast.error(result?.message ?? 'The site could not be reached. Please try again.')
    if (result) router.refresh()
  }
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        Unsubscribe<span className="sr-only"> {email}</span>
      </Button>
      <ConfirmDelete
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        verb="Unsubscribe"
        question={`Unsubscribe ${email}?`}
      >
        No more articles go there. It cannot be undone here: only the owner of the address can subscribe
        again.
      </ConfirmDelete>
    </>
  )
}
