'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { dismissSearch } from '@/lib/help/actions'

/** Takes a search off the list, until somebody makes it again. */
export function DismissButton({ text }: { text: string }) {
  const router = useRouter()
  const [isPending, startDismissing] = useTransition()
  const dismiss = () =>
    startDismissing(async () => {
      const result = await dismissSearch({ text }).catch(() => null)
      if (result?.ok) toast.success(`Dismissed “${text}”`)
      else toast.error(result?.message ?? 'The site could not be reached. Please try again.')
      if (result) router.refresh()
    })
  return (
    <Button size="sm" variant="ghost" loading={isPending} onClick={dismiss}>
      Dismiss<span className="sr-only"> {text}</span>
    </Button>
  )
}
