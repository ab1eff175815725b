import type { KeyboardEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormNotice } from './form-notice'
import { ReadyFields } from './ready-fields'
import { HoldContext } from './upload-hold'
import type { ActionForm as Form } from './use-action-form'

interface ActionFormProps<Values extends FieldValues> {
  form: Form<Values>
  /** True if another page is about to replace the form, so that nobody types something that would be lost. */
  inert?: boolean
  /**
   * True if submitting the form sends an email, which cannot be undone. Ctrl+S then does nothing, because people press
   * it only to save their text.
   */
  sendsEmail?: boolean
  /** True if a bar that is always in view shows the server's message instead. */
  hasMessageBar?: boolean
  children: ReactNode
}

/**
 * Renders the form element of `useActionForm`, with the server's message above the fields. Ctrl+S (Cmd+S) saves, unless
 * the form sends an email.
 */
export function ActionForm<Values extends FieldValues>({
  form,
  inert,
  sendsEmail = false,
  hasMessageBar = false,
  children,
}: ActionFormProps<Values>) {
  return (
    <form
      data-unsaved={form.formState.isDirty || undefined}
      inert={inert}
      noValidate
      onSubmit={form.submit}
      onKeyDown={(event) => {
        if (!isSaveShortcut(event)) return
        // Otherwise the browser would save the page.
        event.preventDefault()
        if (!sendsEmail) event.currentTarget.requestSubmit()
      }}
    >
      <ReadyFields className="grid gap-5">
        {form.message && !hasMessageBar && <FormNotice message={form.message} />}
        <HoldContext value={form.hold}>{children}</HoldContext>
      </ReadyFields>
    </form>
  )
}

function isSaveShortcut(event: KeyboardEvent<HTMLFormElement>) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget, target } = event
  if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || altKey || shiftKey) return false
  // React also bubbles events from a dialog that the form has opened elsewhere in the document.
  return target instanceof Node && currentTarget.contains(target)
}
