'use client'

import { Fragment, type ReactNode, useActionState, useState } from 'react'
import type { FormAction } from '@/components/forms/form-action'
import { HoneypotField } from '@/components/forms/honeypot-field'
import { RefusalNotice } from '@/components/forms/refusal-notice'
import { usePublicForm } from '@/components/forms/use-public-form'
import { PrivacyLink } from '@/components/site/privacy-link'
import { useAutoClose } from '@/components/site/use-auto-close'
import { Button } from '@/components/ui/button'
import { CONSENT_VERSION, consentTexts } from '@/lib/contact/consent'
import { contactMessages, contactRules } from '@/lib/contact/message-rules'
import type { Receipt } from '@/lib/contact/schema'
import { checkFields } from '@/lib/platform/form-rules'
import { MessageFields } from './message-fields'
import { SentNotice } from './sent-notice'

interface ContactFormProps {
  send: FormAction<Receipt>
  /** The initial subject, until a message is sent. */
  subject?: string | undefined
  /** Shown below the fields and above the button. */
  children?: ReactNode
}

/** Sends a message to the team. Without JavaScript, the browser posts the form and the server renders the result. */
export function ContactForm({ send, subject, children }: ContactFormProps) {
  // The form is far down the page on a phone, so without JavaScript the browser has to scroll to it.
  const [initialResponse, post] = useActionState(send, null, '#send-message')
  const [closed, setClosed] = useState<Receipt | null>(null)
  // This increases with every message sent, so that the form starts again with empty fields.
  const [round, setRound] = useState(0)
  const form = usePublicForm({
    send,
    initialResponse,
    failure: contactMessages.failure,
    check: (typed) => checkFields(contactRules, typed),
    key: 'typed-message',
    onDone: () => setRound(round + 1),
  })
  const { response, refusal } = form
  const receipt = response?.ok ? response.data : null
  const hasNotice = receipt !== null && receipt !== closed
  // A notice that the server rendered stays. Any other goes below the button, where no field moves when it appears or
  // disappears.
  const isAtTop = form.isInitialResponse

  const panel = useAutoClose(hasNotice && !isAtTop, () => {
    // The notice had focus and is about to disappear, so keep focus in the same place.
    if (panel.current?.contains(document.activeElement)) form.ref.current?.focus({ preventScroll: true })
    setClosed(receipt)
  })

  const hasErrors = Object.keys(refusal?.fieldErrors ?? {}).length > 0
  const message = refusal?.message ?? (hasErrors ? contactMessages.check : undefined)
  return (
    <>
      <div role="status" className="mb-6 empty:hidden">
        {hasNotice && isAtTop && <SentNotice receipt={receipt} />}
      </div>
      <form
        ref={form.ref}
        tabIndex={-1}
        aria-labelledby="send-message-title"
        action={post}
        onSubmit={form.submit}
        onInput={({ target }) => form.clearFieldError((target as HTMLInputElement).name)}
        noValidate
        className="grid gap-5 outline-none"
      >
        {message && <RefusalNotice message={message} reload={() => form.reload()} />}
        <MessageFields
          key={round}
          errors={refusal?.fieldErrors}
          typed={round === 0 && !receipt ? (form.values ?? (subject ? { subject } : undefined)) : undefined}
        />
        {/* Suggestions disappear together with the message. */}
        <Fragment key={`below-${round}`}>{children}</Fragment>
        <HoneypotField />
        <input type="hidden" name="consent" value={CONSENT_VERSION} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" size="lg" loading={form.isSending} className="max-sm:w-full">
            {form.isSending ? 'Sending...' : 'Send Message'}
          </Button>
          <p className="min-w-[min(14rem,100%)] flex-1 text-sm text-fg-soft">
            {consentTexts[CONSENT_VERSION]} <PrivacyLink />
          </p>
        </div>
        <div ref={panel} role="status" className="empty:hidden">
          {hasNotice && !isAtTop && <SentNotice receipt={receipt} />}
        </div>
        {closed && !hasNotice && (
          <p className="rounded-md bg-sunken px-4 py-3.5 text-fg-soft">
            Your last message has the reference{' '}
            <strong className="font-semibold whitespace-nowrap text-fg">{closed.reference}</strong>.
          </p>
        )}
      </form>
    </>
  )
}
