'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmDelete } from '@/components/admin/confirm-delete'
import { Button } from '@/components/ui/button'
import { eraseApplication } from '@/lib/applications/actions'

/** For a person who asks to be forgotten. There is no Undo. */
export function EraseButton({ id, name }: { id: string; name: string }) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)

  async function confirm() {
    const result = await eraseApplication({ id }).catch(() => null)
    if (!result?.ok) {
      toast.error(result?.message ?? 'The site could not be reached. Please try again.')
      return
    }
    toast.success('Application erased for good')
    router.replace('/admin/applications')
  }

  return (
    <>
      <Button size="sm" variant="ghost" className="-ml-3 hover:text-danger" onClick={() => setAsking(true)}>
        Erase now
      </Button>
      <ConfirmDelete
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        question="Are you sure you want to erase this application for good?"
        verb="Erase now"
      >
        For when {name} asks for it. Everything that was sent, the resume, the history and the mails about it
        are erased at once and cannot be brought back.
      </ConfirmDelete>
    </>
  )
}
