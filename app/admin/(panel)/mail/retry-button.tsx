'use client'

import { RotateCcw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { retryMail } from '@/lib/mail/actions'
import { UNREACHABLE } from './words'

export function RetryButton({ id, address }: { id: string; address: string }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const retry = () =>
    startTransition(async () => {
      const result = await retryMail({ id }).catch(() => null)
      if (result?.ok) toast.success(`The mail to ${address} is queued again`)
      else toast.error(result?.message ?? UNREACHABLE)
      router.refresh()
    })
  return (
    <Button loading={isPending} onClick={retry} size="sm" variant="secondary">
      {!isPending && <RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />}
      Retry<span className="sr-only"> the mail to {address}</span>
    </Button>
  )
}
