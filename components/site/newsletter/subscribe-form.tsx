'use client'

import { useActionState, useId } from 'react'
import type { FormAction } from '@/components/forms/form-action'
import { HoneypotField } from '@/components/forms/honeypot-field'
import { takeFocus } from '@/components/forms/take-focus'
import { usePublicForm } from '@/components/forms/use-public-form'
import { PrivacyLink } from '@/components/site/privacy-link'
import { Button } from '@/components/ui/button'
import { EmailInput } from '@/components/ui/input'
import { CONSENT_VERSION, consentTexts } from '@/lib/newsletter/consent'
import {
  CONFIRM_HOURS,
  type SubscriptionSource,
  subscriptionMessages,
  subscriptionRules,
} from '@/lib/newsletter/subscription'
import type { ActionResult } from '@/lib/platform/action-result'
import { checkFields } from '@/lib/platform/form-rules'

export interface SubscribeFormProps {
  subscribe: FormAction
  source: SubscriptionSource
  /** The server's response to a form posted without JavaScript. */
  first?: ActionResult<null> | null
  /** The URL to which the form is posted without JavaScript; by default its own page, which then shows the response. */
  postTo?: string
}

/** Renders the newsletter form. Without JavaScript, the browser posts it and the server renders the response. */
export function SubscribeForm({ subscribe, source, first = null, postTo }: SubscribeFormProps) {
  const id = useId()
  // The response is far down the page, so without JavaScript the browser has to scroll to it.
  const [initialResponse, post] = useActionState(subscribe, first, '#stay-updated')
  const form = usePublicForm({
    send: subscribe,
    initialResponse,
    failure: subscriptionMessages.failure,
    check: (typed) => checkFields(subscriptionRules, typed),
  })
  const { response, refusal } = form
  const error = refusal?.fieldErrors?.email ?? refusal?.message
  return (
    <>
      <div role="status">{response?.ok && <ConfirmationRequested />}</div>
      {!response?.ok && (
        <form
          {...(postTo ? { action: postTo, method: 'post' } : { action: post })}
          ref={form.ref}
          onSubmit={form.submit}
          onInput={() => form.clear('all')}
          noValidate
          className="grid items-start gap-3 @lg:grid-cols-[1fr_auto]"
          aria-describedby={`${id}-consent`}
        >
          <label htmlFor={id} className="sr-only">
            Email address
          </label>
          <div>
            <EmailInput
              id={id}
              maxLength={320}
              placeholder="Email address"
              defaultValue={form.values?.email}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <div aria-live="polite">
              {error && (
                <p id={`${id}-error`} className="mt-3 text-sm font-medium text-marigold">
                  {error}
                </p>
              )}
            </div>
          </div>
          <HoneypotField />
          <input type="hidden" name="source" value={source} />
          <input type="hidden" name="consent" value={CONSENT_VERSION} />
          <Button type="submit" variant="highlight" loading={form.isSending}>
            {form.isSending ? 'Subscribing...' : 'Subscribe'}
          </Button>
          <p id={`${id}-consent`} className="text-sm text-mint @lg:col-span-2">
            {consentTexts[CONSENT_VERSION]} <PrivacyLink />
          </p>
        </form>
      )}
    </>
  )
}

function ConfirmationRequested() {
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-3 outline-none">
      <p className="text-lg">
        <strong className="font-semibold">Almost there.</strong> Check your inbox and confirm within{' '}
        {CONFIRM_HOURS} hours.
      </p>
      <p className="text-sm text-mint">
        If you’re already subscribed, you don’t need to do anything. If you don’t get an email within 30
        minutes, check your spam folder or try again.
      </p>
    </div>
  )
}
