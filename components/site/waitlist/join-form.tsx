'use client'

import { useId } from 'react'
import type { FormAction } from '@/components/forms/form-action'
import { HoneypotField } from '@/components/forms/honeypot-field'
import { RefusalNotice } from '@/components/forms/refusal-notice'
import { focusWhenOpened } from '@/components/forms/take-focus'
import { usePublicForm } from '@/components/forms/use-public-form'
import { PrivacyLink } from '@/components/site/privacy-link'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { EmailInput, Input } from '@/components/ui/input'
import type { ActionResult } from '@/lib/platform/action-result'
import { checkFields } from '@/lib/platform/form-rules'
import { CONSENT_VERSION, consentTexts } from '@/lib/waitlist/consent'
import { firstNameOf, signupMessages, signupRules } from '@/lib/waitlist/signup'
import type { Signup } from './joined'
import { PlanNote, planIn } from './plan-note'
import { errorsOf } from './signup-errors'
import { rememberSignup } from './signup-memory'

interface JoinFormProps {
  join: FormAction
  /** The name of the button that led here; omitted on the form's own page, which has the name in its URL. */
  source?: string
  /**
   * The query of the URL that led here, which may contain a plan; omitted on the form's own page, which has its own
   * query.
   */
  search?: string
  /** Called once the signup is stored. */
  onJoined: (signup: Signup) => void
  /** Moves focus here when the dialog opens. */
  autoFocus?: boolean
  /** For the page without JavaScript: the server's response, and the form's action. */
  response?: ActionResult<null> | null
  post?: (form: FormData) => void
}

export function JoinForm({
  join,
  source,
  search,
  onJoined,
  autoFocus,
  response = null,
  post,
}: JoinFormProps) {
  const consentId = useId()
  const form = usePublicForm({
    send: join,
    initialResponse: response,
    failure: signupMessages.failure,
    check: (typed) => checkFields(signupRules, typed),
    key: 'typed-signup',
    beforeSend(sent) {
      sent.set('source', source ?? new URLSearchParams(location.search).get('source') ?? '')
      const plan = planIn(search ?? location.search)
      if (plan) sent.set('plan', plan)
      return null
    },
    onDone() {
      const name = String(new FormData(form.ref.current ?? undefined).get('name') ?? '')
      onJoined({ ...rememberSignup(planIn(search ?? location.search)), firstName: firstNameOf(name) })
    },
  })
  const errors = form.refusal && errorsOf(form.refusal)
  // Opens the page instead of the dialog, which a reload would close.
  const reload = () => form.reload(source && `/waitlist${search || `?source=${source}`}`)

  return (
    <form
      ref={form.ref}
      action={post}
      onSubmit={form.submit}
      onInput={() => form.clear('all')}
      noValidate
      aria-describedby={consentId}
      className="grid gap-5"
    >
      {errors && <RefusalNotice message={errors.message} reload={reload} />}
      <PlanNote search={search} />
      <Field label="Full name" error={errors?.name}>
        {(control) => (
          <Input
            {...control}
            ref={autoFocus ? focusWhenOpened : undefined}
            name="name"
            required
            maxLength={200}
            autoComplete="name"
            autoCapitalize="words"
            defaultValue={form.values?.name}
          />
        )}
      </Field>
      <Field label="Email address" error={errors?.email}>
        {(control) => <EmailInput {...control} maxLength={320} defaultValue={form.values?.email} />}
      </Field>
      <HoneypotField />
      <input type="hidden" name="consent" value={CONSENT_VERSION} />
      <Button type="submit" size="lg" loading={form.isSending} className="w-full">
        {form.isSending ? 'Joining waitlist...' : 'Join Waitlist'}
      </Button>
      <p id={consentId} className="text-sm text-fg-soft">
        {consentTexts[CONSENT_VERSION]} <PrivacyLink />
      </p>
    </form>
  )
}
