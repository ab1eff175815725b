import type { ComponentProps } from 'react'
import { Button, IconButton } from '@/components/ui/button'
import { RowIcon } from './row-icon'

interface DeleteTriggerProps extends Pick<ComponentProps<typeof Button>, 'ref' | 'onClick' | 'variant'> {
  /** The button's text. If it is missing, the button is only an icon. */
  text?: string
  /** The name of the icon. */
  label: string
}

/** Renders a button that the Delete key presses. */
export function DeleteTrigger({ text, label, variant, ...rest }: DeleteTriggerProps) {
  const shared = { ...rest, 'aria-keyshortcuts': 'Delete', className: 'hover:text-danger' }
  const icon = <RowIcon name="trash" />
  if (!text)
    return (
      <IconButton {...shared} label={label}>
        {icon}
      </IconButton>
    )
  return (
    <Button {...shared} size="sm" variant={variant}>
      {icon}
      {text}
    </Button>
  )
}
