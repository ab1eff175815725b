'use client'

import { useRouter } from 'next/navigation'
import { ConfirmButton } from '@/components/admin/confirm-button'
import { eraseApplication } from '@/lib/applications/actions'

/** For a person who asks to be forgotten. There is no Undo. */
export function EraseButton({ id, name }: { id: string; name: string }) {
  const router = useRouter()
  return (
    <ConfirmButton
      label="Erase now"
      button={{ variant: 'ghost', className: '-ml-3 hover:text-danger' }}
      question="Are you sure you want to erase this application for good?"
      verb="Erase now"
      run={() => eraseApplication({ id })}
      done="Application erased for good"
      leave={() => router.replace('/admin/applications')}
    >
      For when {name} asks for it. Everything that was sent, the resume, the history and the mails about it
      are erased at once and cannot be brought back.
    </ConfirmButton>
  )
}
