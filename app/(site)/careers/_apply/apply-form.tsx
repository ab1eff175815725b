'use client'

import type { ReactNode } from 'react'
import type { FormAction } from '@/components/forms/form-action'
import { HoneypotField } from '@/components/forms/honeypot-field'
import { PrivacyLink } from '@/components/site/privacy-link'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { CONSENT_VERSION, type ConsentFacts, consentTexts, consentVersion } from '@/lib/applications/consent'
import type { ActionResult } from '@/lib/platform/action-result'
import type { SentApplication } from './applied'
import { CoverLetterField, PersonalFields, ProfessionalFields } from './apply-fields'
import { FormSection } from './form-section'
import { ResumeField } from './resume-field'
import { useApplyForm } from './use-apply-form'

interface ApplyFormProps {
  apply: FormAction
  /** The position's slug; empty for a general application. */
  slug: string
  consent: ConsentFacts
  onApplied: (sent: SentApplication) => void
  /** Renders the Cancel link or button. */
  cancel: (isSending: boolean) => ReactNode
  /** The server's response to a form sent without JavaScript. */
  response?: ActionResult<null> | null
  /** The action of a form sent without JavaScript. */
  post?: (form: FormData) => void
}

export function ApplyForm({
  apply,
  slug,
  consent,
  onApplied,
  cancel,
  response = null,
  post,
}: ApplyFormProps) {
  const { refusal, ...state } = useApplyForm({ apply, slug, response, onApplied })
  const { message, fieldErrors: errors = {} } = refusal ?? {}
  const shown = { errors, values: state.values ?? {} }
  const count = Object.keys(errors).length

  return (
    <form
      ref={state.ref}
      action={post}
      onSubmit={state.submit}
      onInput={state.edit}
      noValidate
      className="grid gap-8"
    >
      {response && refusal && (
        <Notice>
          {message ||
            (count === 1
              ? 'Please check the field marked below.'
              : `Please check the ${count} fields marked below.`)}
        </Notice>
      )}
      {state.isRestored && (
        <p className="-mb-2 text-sm text-fg-soft" role="status">
          We’ve restored what you typed earlier.{' '}
          <button
            type="button"
            onClick={state.startOver}
            className="font-semibold text-fg underline underline-offset-4"
          >
            Start over
          </button>
        </p>
      )}
      <PersonalFields {...shown} />
      <ProfessionalFields {...shown} />
      <FormSection title="Resume & Documents">
        <ResumeField resume={state.resume} error={errors.resume} />
      </FormSection>
      <CoverLetterField {...shown} isGeneral={slug === ''} />
      <HoneypotField />
      <input type="hidden" name="position" value={slug} />
      <input type="hidden" name="consent" value={consentVersion(consent)} />
      <div className="border-t border-line pt-6">
        <p className="max-w-[68ch] text-sm text-fg-soft">
          {consentTexts[CONSENT_VERSION](consent)} <PrivacyLink />
        </p>
      </div>
      <div className="form-footer grid gap-4">
        {message && !response && <Notice>{message}</Notice>}
        <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:flex-auto max-sm:*:px-3">
          {cancel(state.isSending)}
          <Button type="submit" loading={state.isSending}>
            {state.isSending ? 'Submitting...' : 'Submit Application'}
          </Button>
        </div>
      </div>
    </form>
  )
}
