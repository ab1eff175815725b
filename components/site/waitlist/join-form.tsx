'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type FormAction, OUTDATED_BUT_KEPT, sendForm } from '@/components/forms/send-form'
import { submissionOf } from '@/components/forms/submission'
import { TrapField } from '@/components/forms/trap-field'
import { keepTyped, restoreTyped } from '@/components/forms/typed-text'
import { PrivacyLink } from '@/components/site/privacy-link'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import type { ActionResult } from '@/lib/platform/action-result'
import { CONSENT_VERSION, consentTexts } from '@/lib/waitlist/consent'
import { signupMessages } from '@/lib/waitlist/signup'
import { PlanNote, planIn } from './plan-note'
import { checkSignup, faultsOf, type SignupFaults } from './signup-faults'

const KEPT = 'typed-signup'

interface JoinFormProps {
  join: FormAction
  /** Which button led here; absent on the page, whose address says it. */
  source?: string
  /** The search part of the address that led here; absent on the page, which has its own. It may hold a plan. */
  search?: string
  /** Called when the row is stored. */
  onJoined: () => void
  /** Takes focus when its dialog opens. */
  autoFocus?: boolean
  /** For the page without script: what the server answered, and where the form posts to. */
  answer?: ActionResult<null> | null
  post?: (form: FormData) => void
}

export function JoinForm({ join, source, search, onJoined, autoFocus, answer = null, post }: JoinFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const consentId = useId()
  const refused = answer && !answer.ok ? answer : null
  const [faults, setFaults] = useState<SignupFaults | null>(refused && faultsOf(refused))
  const [isSending, setSending] = useState(false)
  const submissions = useRef(new Map<string, string>())

  useEffect(() => {
    if (form.current) restoreTyped(KEPT, form.current)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const sent = new FormData(event.currentTarget)
    const found = checkSignup({ name: text(sent, 'name'), email: text(sent, 'email') })
    if (found) return show(found)
    sent.set('source', source ?? new URLSearchParams(location.search).get('source') ?? '')
    const plan = planIn(search ?? location.search)
    if (plan) sent.set('plan', plan)
    sent.set('submission', submissionOf(`${text(sent, 'name')}\n${text(sent, 'email')}`, submissions.current))
    setFaults(null)
    setSending(true)
    const result = await sendForm(join, sent, {
      failure: signupMessages.failure,
      outdated: OUTDATED_BUT_KEPT,
    })
    setSending(false)
    if (result.ok) return onJoined()
    show(faultsOf(result))
  }

  function show(found: SignupFaults) {
    setFaults(found)
    const first = found.name ? 'name' : 'email'
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }

  return (
    <form
      ref={form}
      action={post}
      onSubmit={submit}
      onInput={() => faults && setFaults(null)}
      noValidate
      aria-describedby={consentId}
      className="grid gap-5"
    >
      {faults && (
        <Notice>
          {faults.message}
          {faults.message === OUTDATED_BUT_KEPT && (
            <Button
              size="sm"
              variant="secondary"
              className="mt-3 flex"
              onClick={() => reload(form.current, source, search)}
            >
              Reload
            </Button>
          )}
        </Notice>
      )}
      <PlanNote search={search} />
      <Field label="Full name" error={faults?.name}>
        {(control) => (
          <Input
            {...control}
            // The attribute itself: showModal() looks for it, and React would focus before the dialog is shown.
            ref={(input) => {
              input?.toggleAttribute('autofocus', Boolean(autoFocus))
            }}
            name="name"
            required
            maxLength={200}
            autoComplete="name"
            autoCapitalize="words"
            defaultValue={refused?.values?.name}
          />
        )}
      </Field>
      <Field label="Email address" error={faults?.email}>
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
            defaultValue={refused?.values?.email}
          />
        )}
      </Field>
      <TrapField />
      <input type="hidden" name="consent" value={CONSENT_VERSION} />
      <Button type="submit" size="lg" loading={isSending} className="w-full">
        {isSending ? 'Joining waitlist...' : 'Join Waitlist'}
      </Button>
      <p id={consentId} className="text-sm text-fg-soft">
        {consentTexts[CONSENT_VERSION]} <PrivacyLink />
      </p>
    </form>
  )
}

function text(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function reload(form: HTMLFormElement | null, source: string | undefined, search: string | undefined) {
  if (form) keepTyped(KEPT, form)
  // The page, not the dialog: a dialog would be closed after the reload.
  location.assign(source ? `/waitlist${search || `?source=${source}`}` : location.href)
}
