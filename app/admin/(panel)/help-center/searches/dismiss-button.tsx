'use client'

import { useRef } from 'react'
import { toast } from 'sonner'
import { IfMayChange } from '@/components/admin/role'
import { useAction } from '@/components/admin/use-action'
import { useNextRow } from '@/components/admin/use-next-row'
import { Button } from '@/components/ui/button'
import { dismissSearch } from '@/lib/help/actions'

/** Removes a search from the list until someone makes it again. */
export function DismissButton({ text }: { text: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const { rememberNextRow } = useNextRow(button)
  const [dismiss, isPending] = useAction(dismissSearch, {
    done: () => {
      toast.success(`Dismissed “${text}”`)
      rememberNextRow()
    },
  })
  return (
    <IfMayChange>
      <Button
        ref={button}
        data-row-button=""
        size="sm"
        variant="ghost"
        loading={isPending}
        onClick={() => dismiss({ text })}
      >
        Dismiss<span className="sr-only"> {text}</span>
      </Button>
    </IfMayChange>
  )
}
