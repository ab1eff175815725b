'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import type { ActionResult } from '@/lib/platform/action-result'

interface RestoreButtonProps<Input> {
  name: string
  input: Input
  restore: (input: Input) => Promise<ActionResult<unknown>>
}

/** Brings a record back from the Trash. */
export function RestoreButton<Input>({ name, input, restore }: RestoreButtonProps<Input>) {
  const router = useRouter()
  const [isPending, startRestoring] = useTransition()

  const run = () =>
    startRestoring(async () => {
      const result = await restore(input).catch(() => null)
      if (result?.ok) toast.success(`Restored ${name}`)
      else toast.error(result?.message ?? 'The site could not be reached. Please try again.')
      if (result) router.refresh()
    })

  return (
    <Button loading={isPending} onClick={run} size="sm" variant="secondary">
      Restore<span className="sr-only"> {name}</span>
    </Button>
  )
}
