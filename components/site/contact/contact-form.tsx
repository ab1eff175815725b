'use client'

import { type FormEvent, Fragment, type ReactNode, useActionState, useEffect, useRef, useState } from 'react'
import { type FormAction, OUTDATED_BUT_KEPT, sendForm } from '@/components/forms/send-form'
import { submissionOf } from '@/components/forms/submission'
import { TrapField } from '@/components/forms/trap-field'
import { keepTyped, restoreTyped } from '@/components/forms/typed-text'
import { useAnswer } from '@/components/forms/use-answer'
import { PrivacyLink } from '@/components/site/privacy-link'
import { useAutoClose } from '@/components/site/use-auto-close'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { CONSENT_VERSION, consentTexts } from '@/lib/contact/consent'
import { checkContactMessage, contactMessages, contactRules } from '@/lib/contact/message-rules'
import type { Receipt } from '@/lib/contact/schema'
import { MessageFields } from './message-fields'
import { SentNotice } from './sent-notice'

const KEPT = 'typed-message'

interface ContactFormProps {
  send: FormAction<Receipt>
  /** Below the fields, before the button. */
  children?: ReactNode
}

/** Without script the browser posts it and the server renders its answer. */
export function ContactForm({ send, children }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const submissions = useRef(new Map<string, string>())
  // The form stands far down a phone's page: without script the browser scrolls to it.
  const [rendered, post] = useActionState(send, null, '#send-message')
  const { answer, refusal, isRendered, accept, refuse, forgive } = useAnswer(
    form,
    rendered,
    Object.keys(contactRules),
  )
  const [closed, setClosed] = useState<Receipt | null>(null)
  // Raised with every message that was kept: the next one begins with empty fields.
  const [round, setRound] = useState(0)
  const [isSending, setSending] = useState(false)
  const receipt = answer?.ok ? answer.data : null
  const isNoticed = receipt !== null && receipt !== closed
  // Otherwise it stands below the button: there its coming and going moves no field that somebody types in.
  const isAtTop = isRendered

  const panel = useAutoClose(isNoticed, () => {
    // Focus was on the notice that goes now: it stays in this place.
    if (panel.current?.contains(document.activeElement)) form.current?.focus({ preventScroll: true })
    setClosed(receipt)
  })

  useEffect(() => {
    if (form.current) restoreTyped(KEPT, form.current)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const sent = new FormData(event.currentTarget)
    const typed = Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]))
    const faults = checkContactMessage(typed)
    if (Object.keys(faults).length > 0) return refuse({ ok: false, fieldErrors: faults })
    sent.set('submission', submissionOf(JSON.stringify(typed), submissions.current))
    setSending(true)
    const { failure } = contactMessages
    const result = await sendForm(send, sent, { failure, outdated: OUTDATED_BUT_KEPT })
    setSending(false)
    if (!result.ok) return refuse(result)
    submissions.current.clear()
    accept(result)
    setRound(round + 1)
  }

  const isFaulty = Object.keys(refusal?.fieldErrors ?? {}).length > 0
  const message = refusal?.message ?? (isFaulty ? contactMessages.check : undefined)
  return (
    <>
      <div ref={isAtTop ? panel : undefined} role="status" className="mb-6 empty:hidden">
        {isNoticed && isAtTop && <SentNotice receipt={receipt} />}
      </div>
      <form
        ref={form}
        tabIndex={-1}
        aria-labelledby="send-message-title"
        action={post}
        onSubmit={submit}
        onInput={({ target }) => forgive((target as HTMLInputElement).name)}
        noValidate
        className="grid gap-5 outline-none"
      >
        {message && (
          <Notice>
            {message}
            {message === OUTDATED_BUT_KEPT && (
              <Button
                size="sm"
                variant="secondary"
                className="mt-3 flex"
                onClick={() => reload(form.current)}
              >
                Reload
              </Button>
            )}
          </Notice>
        )}
        <MessageFields
          key={round}
          faults={refusal?.fieldErrors}
          typed={round === 0 ? refusal?.values : undefined}
        />
        {/* With the message goes what was shown about it. */}
        <Fragment key={`below-${round}`}>{children}</Fragment>
        <TrapField />
        <input type="hidden" name="consent" value={CONSENT_VERSION} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" size="lg" loading={isSending} className="max-sm:w-full">
            {isSending ? 'Sending...' : 'Send Message'}
          </Button>
          <p className="min-w-56 flex-1 text-sm text-fg-soft">
            {consentTexts[CONSENT_VERSION]} <PrivacyLink />
          </p>
        </div>
        <div ref={isAtTop ? undefined : panel} role="status" className="empty:hidden">
          {isNoticed && !isAtTop && <SentNotice receipt={receipt} />}
        </div>
        {closed && !isNoticed && (
          <p className="rounded-md bg-sunken px-4 py-3.5 text-fg-soft">
            Your last message has the reference{' '}
            <strong className="font-semibold whitespace-nowrap text-fg">{closed.reference}</strong>.
          </p>
        )}
      </form>
    </>
  )
}

function reload(form: HTMLFormElement | null) {
  if (form) keepTyped(KEPT, form)
  location.reload()
}
