'use client'

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FormAction, OUTDATED_BUT_KEPT, sendForm } from '@/components/forms/send-form'
import { submissionOf } from '@/components/forms/submission'
import { applicationMessages, checkApplication } from '@/lib/applications/application-rules'
import type { SentResume } from '@/lib/applications/resume-rules'
import type { ActionResult } from '@/lib/platform/action-result'
import { dropDraft, keepDraft, readDraft } from './apply-draft'
import { type ResumeState, useResume } from './use-resume'

type Faults = Partial<Record<string, string>>

interface Options {
  apply: FormAction
  /** Of the position; '' for none. */
  slug: string
  /** What the server answered to a form without script. */
  answer: ActionResult<null> | null
  onApplied: () => void
}

/** The application's form: what it shows, and what happens as it is typed into and sent. */
export function useApplyForm({ apply, slug, answer, onApplied }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const refused = answer && !answer.ok ? answer : null
  const values = refused?.values ?? {}
  const [faults, setFaults] = useState<Faults>(refused?.fieldErrors ?? {})
  const [message, setMessage] = useState(refused?.message ?? '')
  const [isSending, setSending] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const [failures, setFailures] = useState(0)
  const submissions = useRef(new Map<string, string>())
  const resume = useResume(resumeIn(values), (state) => {
    setFaults(({ resume: _past, ...rest }) => rest)
    keep(state)
  })

  function keep(state: ResumeState) {
    if (!form.current) return
    const attached = state.name === 'attached' ? state.resume : null
    keepDraft(slug, { values: textsOf(form.current), resume: attached }, 'file' in state ? state.file : null)
  }

  const restore = useEffectEvent(() => {
    if (answer || !form.current) return
    const { draft, file } = readDraft(slug)
    if (draft && fill(form.current, draft.values)) setRestored(true)
    // These write the draft anew.
    if (file) resume.choose(file)
    else if (draft?.resume) resume.attach(draft.resume)
  })
  useEffect(() => restore(), [])

  useEffect(() => {
    // Disabled while it was at work, the button has lost focus; what went wrong stands above it.
    if (failures > 0) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [failures])

  function edit(event: FormEvent<HTMLFormElement>) {
    const { name = '' } = event.target as HTMLInputElement
    setFaults(({ [name]: _past, ...rest }) => rest)
    setMessage('')
    if (name !== 'resumeFile') keep(resume.state)
  }

  function refuse(found: Faults, text = '') {
    setFaults(found)
    setMessage(text || unplaced(found, form.current))
    if (!focusFirst(form.current, found)) setFailures((count) => count + 1)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const typed = textsOf(event.currentTarget)
    const found: Faults = checkApplication(typed)
    if (resume.state.name === 'refused') found.resumeFile = resume.state.message
    if (Object.keys(found).length > 0) return refuse(found)
    setFaults({})
    setMessage('')
    setSending(true)
    const result = await send(typed)
    setSending(false)
    if (result?.ok) {
      dropDraft(slug)
      onApplied()
    } else if (result) refuse(result.fieldErrors ?? {}, result.message)
  }

  /** Null: the file could not be sent, which is said beside it. */
  async function send(typed: Record<string, string>): Promise<ActionResult<null> | null> {
    const state = await resume.settled()
    if (state.name === 'refused') {
      focusFirst(form.current, { resumeFile: state.message })
      return null
    }
    const sent = new FormData()
    for (const [name, value] of Object.entries(typed)) sent.set(name, value)
    sent.set('resume', state.name === 'attached' ? state.resume.token : '')
    sent.set('submission', submissionOf(JSON.stringify([...sent]), submissions.current))
    return sendForm(apply, sent, { failure: applicationMessages.failure, outdated: OUTDATED_BUT_KEPT })
  }

  function startOver() {
    form.current?.reset()
    resume.remove()
    dropDraft(slug)
    setRestored(false)
    setFaults({})
    setMessage('')
  }

  return { form, values, faults, message, isSending, isRestored, resume, edit, submit, startOver }
}

/** Everything but the file. */
function textsOf(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && !/^(\$ACTION|resume)/.test(name)) texts[name] = value
  return texts
}

/** What the server hands back of a file that it has stored. */
function resumeIn({ resume, resumeName, resumeSize }: Partial<Record<string, string>>): SentResume | null {
  return resume ? { token: resume, name: resumeName ?? 'Resume', size: Number(resumeSize) || 0 } : null
}

/** Puts back what was typed where nothing stands yet; true when there was anything. */
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

/** The server calls the file by what stands for it. */
const shownAs = (name: string) => (name === 'resume' ? 'resumeFile' : name)

/** False: none of them is shown. */
function focusFirst(form: HTMLFormElement | null, faults: Faults): boolean {
  const wrong = new Set(Object.keys(faults).map(shownAs))
  const controls = [...(form?.elements ?? [])].filter(
    (control): control is HTMLInputElement =>
      control instanceof HTMLElement && wrong.has(control.getAttribute('name') ?? ''),
  )
  const first = controls.find(({ type }) => type !== 'hidden')
  first?.focus()
  return first !== undefined
}

/** What is said of fields that nobody sees. */
function unplaced(faults: Faults, form: HTMLFormElement | null): string {
  const hidden = Object.entries(faults).filter(([name]) => {
    const control = form?.elements.namedItem(shownAs(name))
    return !control || (control instanceof HTMLInputElement && control.type === 'hidden')
  })
  return hidden.map(([, text]) => text).join(' ')
}
