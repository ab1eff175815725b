import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import type { ActionForm } from '@/components/forms/use-action-form'
import { Checkbox } from '@/components/ui/checkbox'

interface TakeOverProps<Values extends FieldValues> {
  form: ActionForm<Values>
  name: FieldPath<Values>
}

/** Offers to take over storage that belongs to another installation, once the server has refused it for that reason. */
export function TakeOver<Values extends FieldValues>({ form, name }: TakeOverProps<Values>) {
  const isChosen = Boolean(useWatch({ control: form.control, name }))
  if (!isChosen && form.error(name) === undefined) return null
  return (
    <Checkbox
      {...form.register(name)}
      label="Take over this storage. The other installation no longer uses it, and any files that don’t belong to this site may be permanently deleted."
    />
  )
}
