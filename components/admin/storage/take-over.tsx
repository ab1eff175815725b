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
      label="The other copy no longer uses this storage. Take it over, and delete files in it that this copy doesn’t know."
    />
  )
}
