'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from 'sonner'
import { retryFailedMails } from '@/lib/outbox/actions'
import { RETRY_LIMIT } from '@/lib/outbox/schema'
import { UNREACHABLE } from './words'

/** Everything that failed once more: the mail server was mended, say. */
export function RetryFailed({ count }: { count: number }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const retry = () =>
    startTransition(async () => {
      const result = await retryFailedMails({}).catch(() => null)
      if (result?.ok)
        toast.success(
          `${result.data.count.toLocaleString('en-NG')} ${result.data.count === 1 ? 'mail is' : 'mails are'} queued again`,
        )
      else toast.error(result?.message ?? UNREACHABLE)
      if (result) router.refresh()
    })
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={retry}
      className="min-h-6 font-semibold text-accent underline underline-offset-4 disabled:opacity-60"
    >
      {isPending
        ? 'Queuing...'
        : count > RETRY_LIMIT
          ? `Retry ${RETRY_LIMIT.toLocaleString('en-NG')} of them`
          : 'Retry all'}
    </button>
  )
}
