'use client'

import { useRouter } from 'next/navigation'
import { toast } from 'sonner'
import { IfMayChange } from '@/components/admin/role'
import { useAction } from '@/components/admin/use-action'
import { Button } from '@/components/ui/button'
import { restoreRevision } from '@/lib/blog/actions'

interface RestoreVersionProps {
  input: { id: string; version: number; revisionId: string }
  /** For example, "version 2". */
  name: string
  /** True if readers will see the restored text immediately. */
  isLive: boolean
}

/**
 * Saves the old text as a new version. Nothing is lost, so the button does not ask for confirmation, but its label
 * says what happens.
 */
export function RestoreVersion({ input, name, isLive }: RestoreVersionProps) {
  const router = useRouter()
  const [restore, isPending] = useAction(restoreRevision, {
    done: () => {
      toast.success(`Restored ${name}`)
      router.push(`/admin/blog/${input.id}`)
    },
  })
  return (
    <IfMayChange>
      <Button loading={isPending} onClick={() => restore(input)}>
        {isLive ? 'Restore and publish this version' : 'Restore this version'}
      </Button>
    </IfMayChange>
  )
}
