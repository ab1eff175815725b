import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Notice } from '@/components/ui/notice'
import type { ActionForm as Form } from './use-action-form'

interface ActionFormProps<Values extends FieldValues> {
  form: Form<Values>
  children: ReactNode
}

/** The form element of `useActionForm`, with what the server said above its fields. */
export function ActionForm<Values extends FieldValues>({ form, children }: ActionFormProps<Values>) {
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {form.message && <Notice>{form.message}</Notice>}
      {children}
    </form>
  )
}
