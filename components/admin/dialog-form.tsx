import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ActionForm } from '@/components/forms/action-form'
import { DialogButtons } from './dialog-buttons'

interface DialogFormProps<Values extends FieldValues>
  extends Pick<ComponentProps<typeof ActionForm<Values>>, 'form' | 'children'>,
    Pick<ComponentProps<typeof DialogButtons>, 'onCancel' | 'variant'> {
  /** The label of the submit button. */
  submit: ReactNode
}

/** Renders a dialog's form with its buttons. */
export function DialogForm<Values extends FieldValues>({
  form,
  submit,
  children,
  ...buttons
}: DialogFormProps<Values>) {
  return (
    <ActionForm form={form}>
      {children}
      <DialogButtons {...buttons} isPending={form.isPending}>
        {submit}
      </DialogButtons>
    </ActionForm>
  )
}
