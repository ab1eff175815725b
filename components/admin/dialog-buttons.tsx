import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

interface DialogButtonsProps {
  isPending: boolean
  onCancel: () => void
  variant?: 'danger'
  disabled?: boolean
  /** The label of the submit button. */
  children: ReactNode
}

/** Renders the buttons of a dialog's form. */
export function DialogButtons({ isPending, onCancel, variant, disabled, children }: DialogButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
      <Button type="submit" loading={isPending} variant={variant} disabled={disabled}>
        {children}
      </Button>
      <Button variant="ghost" disabled={isPending} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
