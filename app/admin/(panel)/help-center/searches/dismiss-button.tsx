'use client'

import { IfMayChange } from '@/components/admin/role'
import { useAction } from '@/components/admin/use-action'
import { Button } from '@/components/ui/button'
import { dismissSearch } from '@/lib/help/actions'

/** Removes a search from the list until someone makes it again. */
export function DismissButton({ text }: { text: string }) {
  const [dismiss, isPending] = useAction(dismissSearch, { done: `Dismissed “${text}”` })
  return (
    <IfMayChange>
      <Button size="sm" variant="ghost" loading={isPending} onClick={() => dismiss({ text })}>
        Dismiss<span className="sr-only"> {text}</span>
      </Button>
    </IfMayChange>
  )
}
