import type { KeyboardEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Notice } from '@/components/ui/notice'
import { ReadyFields } from './ready-fields'
import type { ActionForm as Form } from './use-action-form'

interface ActionFormProps<Values extends FieldValues> {
  form: Form<Values>
  /** It is about to give way to another page: what is typed now would be lost. */
  inert?: boolean
  children: ReactNode
}

/** The form element of `useActionForm`, with what the server said above its fields. Ctrl+S (Cmd+S) saves. */
export function ActionForm<Values extends FieldValues>({ form, inert, children }: ActionFormProps<Values>) {
  return (
    <form inert={inert} noValidate onSubmit={form.submit} onKeyDown={saveByKey}>
      <ReadyFields className="grid gap-5">
        {form.message && <Notice>{form.message}</Notice>}
        {children}
      </ReadyFields>
    </form>
  )
}

function saveByKey(event: KeyboardEvent<HTMLFormElement>) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget, target } = event
  if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || altKey || shiftKey) return
  // React hands on what happens in a dialog that the form has opened elsewhere in the document.
  if (!(target instanceof Node && currentTarget.contains(target))) return
  event.preventDefault()
  currentTarget.requestSubmit()
}
