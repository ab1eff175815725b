'use client'

import { toast } from 'sonner'
import { IfMayChange } from '@/components/admin/role'
import { RowButton } from '@/components/admin/row-button'
import { dismissSearch } from '@/lib/help/actions'

/** Removes a search from the list until someone makes it again. */
export function DismissButton({ text }: { text: string }) {
  const report = () => toast.success(`Dismissed “${text}”`)
  return (
    <IfMayChange>
      <RowButton action={dismissSearch} input={{ text }} done={report} variant="ghost">
        Dismiss<span className="sr-only"> {text}</span>
      </RowButton>
    </IfMayChange>
  )
}
