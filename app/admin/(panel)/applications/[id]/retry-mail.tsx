'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { retryMail } from '@/lib/mail/actions'

export function RetryMail({ id }: { id: string }) {
  const router = useRouter()
  const [isPending, startRetrying] = useTransition()
  const retry = () =>
    startRetrying(async () => {
      const result = await retryMail({ id }).catch(() => null)
      if (result?.ok) toast.success('The mail is queued again')
      else toast.error(result?.message ?? 'The site could not be reached. Please try again.')
      router.refresh()
    })
  return (
    <Button size="sm" variant="secondary" loading={isPending} onClick={retry}>
      Retry
    </Button>
  )
}
