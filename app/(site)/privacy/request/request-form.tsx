'use client'

import { useActionState } from 'react'
import type { FormAction } from '@/components/forms/form-action'
import { HoneypotField } from '@/components/forms/honeypot-field'
import { takeFocus } from '@/components/forms/take-focus'
import { usePublicForm } from '@/components/forms/use-public-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { EmailInput } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { CONFIRM_HOURS, personalDataMessages, requestRules } from '@/lib/personal-data/request-rules'
import { checkFields } from '@/lib/platform/form-rules'
import { KindFields } from './kind-fields'

/**
 * Requests a copy or the erasure of data. Without JavaScript, the browser posts the form and the server renders the
 * result.
 */
export function RequestForm({ send }: { send: FormAction }) {
  const [initialResponse, post] = useActionState(send, null, '#your-request')
  const form = usePublicForm({
    send,
    initialResponse,
    check: (typed) => checkFields(requestRules, typed),
    failure: personalDataMessages.failure,
  })
  const { response, refusal } = form
  const errors = refusal?.fieldErrors

  return (
    <>
      <div role="status">{response?.ok && <CheckYourInbox />}</div>
      {!response?.ok && (
        <form
          ref={form.ref}
          action={post}
          onSubmit={form.submit}
          onInput={({ target }) => form.clearFieldError((target as HTMLInputElement).name)}
          noValidate
          className="grid gap-6"
        >
          {refusal?.message && <Notice>{refusal.message}</Notice>}
          <KindFields error={errors?.kind} chosen={form.values?.kind} />
          <Field
            label="Email address"
            hint="Use the address you gave us. We’ll send a link there to check that it’s yours."
            error={errors?.email}
          >
            {(control) => <EmailInput {...control} maxLength={320} defaultValue={form.values?.email} />}
          </Field>
          <HoneypotField />
          <Button type="submit" size="lg" loading={form.isSending} className="w-full">
            {form.isSending ? 'Sending...' : 'Send request'}
          </Button>
        </form>
      )}
    </>
  )
}

/** The wording is the same for every email address, so that it does not reveal whose data we hold. */
function CheckYourInbox() {
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-4 outline-none">
      <h2 className="font-display text-2xl font-bold">Check your inbox</h2>
      <p className="text-lg">
        We’ve sent an email to the address you entered. Confirm your request within {CONFIRM_HOURS} hours. We
        won’t do anything until you do.
      </p>
      <p className="text-fg-soft">
        No email after half an hour? Look in your spam folder, make sure the address is right, or try again
        tomorrow.
      </p>
      <p>
        <a href="/privacy/request" className="font-semibold text-accent underline underline-offset-4">
          Send another request
        </a>
      </p>
    </div>
  )
}
