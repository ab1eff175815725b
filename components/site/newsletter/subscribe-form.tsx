'use client'

import { type FormEvent, useActionState, useId, useRef, useState } from 'react'
import { type FormAction, sendForm } from '@/components/forms/send-form'
import { takeFocus } from '@/components/forms/take-focus'
import { TrapField } from '@/components/forms/trap-field'
import { PrivacyLink } from '@/components/site/privacy-link'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { CONSENT_VERSION, consentTexts } from '@/lib/newsletter/consent'
import {
  CONFIRM_HOURS,
  type SubscriptionSource,
  subscriptionFault,
  subscriptionMessages,
} from '@/lib/newsletter/subscription'
import type { ActionRefusal, ActionResult } from '@/lib/platform/action-result'
import { tidyEmail } from '@/lib/platform/email-address'

export interface SubscribeFormProps {
  subscribe: FormAction
  source: SubscriptionSource
  /** What the server said to the form that led here. */
  first?: ActionResult<null> | null
  /** Where it is posted without script; absent: to its own page, which then shows the answer. */
  postTo?: string
}

/** One address. Without script the browser posts it and the server renders its answer. */
export function SubscribeForm({ subscribe, source, first = null, postTo }: SubscribeFormProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // The answer stands far down its page: without script the browser scrolls to it.
  const [rendered, post] = useActionState(subscribe, first, '#stay-updated')
  const [received, setReceived] = useState<ActionResult<null> | null>(null)
  const [isSending, setSending] = useState(false)
  const answer = received ?? rendered

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    const fault = subscriptionFault(tidyEmail(input.current?.value ?? ''))
    setSending(!fault)
    const result = fault ? refusal(fault) : await sendForm(subscribe, form, subscriptionMessages)
    setSending(false)
    setReceived(result)
    if (!result.ok) input.current?.focus()
  }

  const error = answer?.ok ? undefined : (answer?.fieldErrors?.email ?? answer?.message)
  const typed = answer?.ok ? undefined : answer?.values?.email
  return (
    <>
      <div role="status">{answer?.ok && <Asked />}</div>
      {!answer?.ok && (
        <form
          {...(postTo ? { action: postTo, method: 'post' } : { action: post })}
          onSubmit={submit}
          noValidate
          className="grid gap-3"
          aria-describedby={`${id}-consent`}
        >
          <label htmlFor={id} className="sr-only">
            Email address
          </label>
          <Input
            id={id}
            ref={input}
            name="email"
            type="email"
            required
            maxLength={320}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="Email address"
            defaultValue={typed}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onInput={() => received && setReceived(noFault)}
          />
          <div aria-live="polite">
            {error && (
              <p id={`${id}-error`} className="text-sm font-medium text-marigold">
                {error}
              </p>
            )}
          </div>
          <TrapField />
          <input type="hidden" name="source" value={source} />
          <input type="hidden" name="consent" value={CONSENT_VERSION} />
          <Button type="submit" variant="highlight" loading={isSending} className="w-full">
            {isSending ? 'Subscribing...' : 'Subscribe'}
          </Button>
          <p id={`${id}-consent`} className="text-sm text-mint">
            {consentTexts[CONSENT_VERSION]} <PrivacyLink />
          </p>
        </form>
      )}
    </>
  )
}

function Asked() {
  return (
    <p ref={takeFocus} tabIndex={-1} className="outline-none">
      <strong className="font-semibold">Almost there.</strong> Unless you are subscribed already, a letter is
      on its way: press its button within {CONFIRM_HOURS} hours. Nothing after half an hour? Look in the spam
      folder, or try again.
    </p>
  )
}

const refusal = (message: string): ActionRefusal => ({ ok: false, fieldErrors: { email: message } })
/** What was wrong is being mended. */
const noFault: ActionRefusal = { ok: false }
