'use client'

import { Eraser } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { ConfirmButton } from '@/components/admin/confirm-button'
import { eraseApplication } from '@/lib/applications/actions'

/** Permanently erases an application when the applicant asks for it. There is no Undo. */
export function EraseButton({ id, name }: { id: string; name: string }) {
  const router = useRouter()
  return (
    <ConfirmButton
      label={
        <>
          <Eraser /> Erase permanently
        </>
      }
      button={{ variant: 'ghost', className: 'hover:text-danger' }}
      question="Are you sure you want to permanently erase this application?"
      verb="Erase permanently"
      run={() => eraseApplication({ id })}
      done={() => {
        toast.success('Application permanently erased')
        router.replace('/admin/applications')
      }}
    >
      Only do this if {name} asks for it. Everything they sent, the resume, the history and all related emails
      are permanently erased. This can’t be undone.
    </ConfirmButton>
  )
}
