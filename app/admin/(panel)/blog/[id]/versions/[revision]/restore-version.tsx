'use client'

import { useRouter } from 'next/navigation'
import { useAction } from '@/components/admin/use-action'
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
  const [restore, isPending] = useAction(restoreRevision, {
    done: `Restored ${name}`,
    leave: () => router.push(`/admin/blog/${input.id}`),
  })
  return (
    <Button loading={isPending} onClick={() => restore(input)}>
      {isLive ? 'Restore and publish this version' : 'Restore this version'}
    </Button>
  )
}
