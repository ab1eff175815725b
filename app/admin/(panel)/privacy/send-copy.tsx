'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { ConfirmDelete } from '@/components/admin/confirm-delete'
import { Button } from '@/components/ui/button'
import { sendCopy } from '@/lib/personal-data/actions'
import { COPY_DAYS } from '@/lib/personal-data/request-rules'

const UNREACHABLE = 'The site could not be reached. Please try again.'

interface SendCopyProps {
  person: string
  email: string
  /** Whether it is what the person asked for. */
  isAsked: boolean
}

/** Mails the person a link to a copy of everything, after a question. */
export function SendCopy({ person, email, isAsked }: SendCopyProps) {
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const confirm = async () => {
    const result = await sendCopy({ person }).catch(() => null)
    if (result?.ok) toast.success('The link is on its way')
    else toast.error(result?.message ?? UNREACHABLE)
    if (result) router.refresh()
  }
  return (
    <>
      <Button variant={isAsked ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
        Send the copy
      </Button>
      <ConfirmDelete
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        verb="Send the link"
        tone="primary"
        question="Send the copy?"
      >
        <span className="wrap-anywhere">{email}</span> gets a mail with a personal link. It waits for{' '}
        {COPY_DAYS} days and can be used once; the mail itself holds nothing personal.
      </ConfirmDelete>
    </>
  )
}
