'use client'

import { type FormEvent, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { FormAction } from '@/components/forms/form-action'
import { usePublicForm } from '@/components/forms/use-public-form'
import { applicationMessages, applicationRules } from '@/lib/applications/application-rules'
import type { SentResume } from '@/lib/applications/resume-rules'
import type { ActionResult } from '@/lib/platform/action-result'
import { checkFields } from '@/lib/platform/form-rules'
import type { SentApplication } from './applied'
import { dropApplyDraft, keepApplyDraft, readApplyDraft } from './apply-draft'
import { type ResumeState, useResume } from './use-resume'

interface Options {
  apply: FormAction
  /** The position's slug; empty for a general application. */
  slug: string
  /** The server's response to a form sent without JavaScript. */
  response: ActionResult<null> | null
  onApplied: (sent: SentApplication) => void
}

/** Manages the application form's state and behavior. */
export function useApplyForm({ apply, slug, response, onApplied }: Options) {
  const [isRestored, setRestored] = useState(false)
  const resume = useResume(resumeIn((response?.ok === false && response.values) || {}), (state) => {
    form.clearFieldError('resume')
    keep(state)
  })
  // Set by `beforeSend` and read by `onDone` during the same submission.
  let resumeName = ''
  const form = usePublicForm({
    send: apply,
    initialResponse: response,
    failure: applicationMessages.failure,
    key: `typed-application:${slug}`,
    check: (typed) => ({ ...checkFields(applicationRules, typed), ...problemOf(resume.state) }),
    async beforeSend(sent) {
      const state = await resume.untilSettled()
      for (const name of new Set(sent.keys())) if (!isTyped(name)) sent.delete(name)
      sent.set('resume', state.name === 'attached' ? state.resume.token : '')
      resumeName = state.name === 'attached' ? state.resume.name : ''
      return problemOf(state)
    },
    onDone() {
      const { applicantName = '', email = '' } = form.ref.current ? textsOf(form.ref.current) : {}
      dropApplyDraft(slug)
      onApplied({ name: applicantName.trim(), email: email.trim(), resumeName })
    },
  })

  function keep(state: ResumeState) {
    if (!form.ref.current) return
    const attached = state.name === 'attached' ? state.resume : null
    const values = textsOf(form.ref.current)
    keepApplyDraft(slug, { values, resume: attached }, 'file' in state ? state.file : null)
  }

  const restore = useEffectEvent(() => {
    if (response || !form.ref.current) return
    const { draft, file } = readApplyDraft(slug)
    if (draft && fill(form.ref.current, draft.values)) setRestored(true)
    // Both calls also save the draft.
    if (file) resume.choose(file)
    else if (draft?.resume) resume.attach(draft.resume)
  })
  // Restore the draft before the resume field takes a file that was chosen early, because that replaces the draft.
  useLayoutEffect(() => restore(), [])

  function edit(event: FormEvent<HTMLFormElement>) {
    const { name = '' } = event.target as HTMLInputElement
    form.clearFieldError(name)
    form.clear('message')
    if (name !== 'resumeFile') keep(resume.state)
  }

  function startOver() {
    form.ref.current?.reset()
    resume.remove()
    dropApplyDraft(slug)
    setRestored(false)
    form.clear('all')
    // The button that had focus is gone.
    form.ref.current?.querySelector<HTMLElement>('[name=applicantName]')?.focus()
  }

  return { ...form, isRestored, resume, edit, startOver }
}

/** Returns the values of all fields except the file. */
function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && isTyped(name)) texts[name] = value
  return texts
}

const isTyped = (name: string) => !/^(\$ACTION|resume)/.test(name)

/** Returns an error that prevents sending if the file is rejected. The file field shows its own message. */
const problemOf = (state: ResumeState): Record<string, string> =>
  state.name === 'refused' ? { resumeFile: state.message } : {}

/** Returns the stored file that the server's response contains. */
function resumeIn({ resume, resumeName, resumeSize }: Partial<Record<string, string>>): SentResume | null {
  return resume ? { token: resume, name: resumeName ?? 'Resume', size: Number(resumeSize) || 0 } : null
}

/** Restores draft values into empty fields. Returns whether any field was filled. */
function fill(form: HTMLFormElement, values: Record<string, string>): boolean {
  let isFilled = false
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (!(control && 'value' in control) || control.value !== '' || value === '') continue
    control.value = value
    isFilled = true
  }
  return isFilled
}
