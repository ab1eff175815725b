'use client'

import { type FormEvent, useActionState, useRef, useState } from 'react'
import { type FormAction, sendForm } from '@/components/forms/send-form'
import { takeFocus } from '@/components/forms/take-focus'
import { TrapField } from '@/components/forms/trap-field'
import { useAnswer } from '@/components/forms/use-answer'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { CONFIRM_HOURS, checkRequest, personalDataMessages } from '@/lib/personal-data/request-rules'
import { KindFields } from './kind-fields'

/** Without script the browser posts it and the server renders its answer. */
export function RequestForm({ ask }: { ask: FormAction }) {
  const form = useRef<HTMLFormElement>(null)
  const [rendered, post] = useActionState(ask, null, '#your-request')
  const { answer, refusal, accept, refuse, forgive } = useAnswer(form, rendered, ['kind', 'email'])
  const [isSending, setSending] = useState(false)
  const faults = refusal?.fieldErrors

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const sent = new FormData(event.currentTarget)
    const fieldErrors = checkRequest({ kind: textOf(sent, 'kind'), email: textOf(sent, 'email') })
    if (fieldErrors) return refuse({ ok: false, fieldErrors: { ...fieldErrors } })
    setSending(true)
    const result = await sendForm(ask, sent, personalDataMessages)
    setSending(false)
    if (result.ok) accept(result)
    else refuse(result)
  }

  return (
    <>
      <div role="status">{answer?.ok && <Asked />}</div>
      {!answer?.ok && (
        <form
          ref={form}
          action={post}
          onSubmit={submit}
          onInput={({ target }) => forgive((target as HTMLInputElement).name)}
          noValidate
          className="grid gap-6"
        >
          {refusal?.message && <Notice>{refusal.message}</Notice>}
          <KindFields error={faults?.kind} chosen={refusal?.values?.kind} />
          <Field
            label="Email address"
            hint="The one you gave us. We write to it, to make sure that it is yours."
            error={faults?.email}
          >
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                required
                maxLength={320}
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={refusal?.values?.email}
              />
            )}
          </Field>
          <TrapField />
          <Button type="submit" size="lg" loading={isSending} className="w-full">
            {isSending ? 'Sending...' : 'Send request'}
          </Button>
        </form>
      )}
    </>
  )
}

/** The same words for every address: they do not tell who is known. */
function Asked() {
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-4 outline-none">
      <h2 className="font-display text-2xl font-bold">Look into your inbox</h2>
      <p className="text-lg">
        A letter is on its way to the address you gave. Press its button within {CONFIRM_HOURS} hours: until
        then nothing happens.
      </p>
      <p className="text-fg-soft">
        Nothing after half an hour? Look in the spam folder, check the address, or ask again tomorrow.
      </p>
      <p>
        <a href="/privacy/request" className="font-semibold text-accent underline underline-offset-4">
          Send another request
        </a>
      </p>
    </div>
  )
}

function textOf(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
