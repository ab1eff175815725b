'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { restoreRevision } from '@/lib/blog/actions'

interface RestoreVersionProps {
  input: { id: string; version: number; revisionId: string }
  /** "version 2" */
  name: string
  /** Readers see at once what is restored. */
  isLive: boolean
}

/** Saves the old text as a new version; nothing is lost by it, so nothing is asked, but the button says what it does. */
export function RestoreVersion({ input, name, isLive }: RestoreVersionProps) {
  const router = useRouter()
  const [isPending, startRestoring] = useTransition()
  const restore = () =>
    startRestoring(async () => {
      const result = await restoreRevision(input).catch(() => null)
      if (!result?.ok) {
        toast.error(result?.message ?? 'The site could not be reached. Please try again.')
        if (result) router.refresh()
        return
      }
      toast.success(`Restored ${name}`)
      router.push(`/admin/blog/${input.id}`)
    })
  return (
    <Button loading={isPending} onClick={restore}>
      {isLive ? 'Restore and publish this version' : 'Restore this version'}
    </Button>
  )
}
