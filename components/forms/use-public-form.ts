import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ActionRefusal, ActionResult } from '@/lib/platform/action-result'
import type { FieldErrors } from '@/lib/platform/errors'
import { OUTDATED_BUT_KEPT, OUTDATED_NOT_KEPT, refuseWith } from './failed-action'
import type { FormAction } from './form-action'
import { canKeepInput, keepInput, restoreInput } from './kept-input'
import { submissionOf } from './submission'

interface Options<Data> {
  send: FormAction<Data>
  /** The server's response to a form posted without JavaScript, or before it loaded. */
  initialResponse?: ActionResult<Data> | null
  /** Shown if the site could not be reached. */
  failure: string
  /** Returns errors by field, using the same rules as the server. */
  check?: (values: Record<string, string>) => FieldErrors | null
  /**
   * The key for keeping the input while the page is reloaded for a new release. A form with a key also sends a
   * submission id, so that the same content is accepted only once.
   */
  key?: string
  /** Adds values that are known only when the form is sent. If it returns errors, the form is not sent. */
  beforeSend?: (form: FormData) => FieldErrors | null | Promise<FieldErrors | null>
  onDone?: (data: Data) => void
}

export interface PublicForm<Data> {
  ref: RefObject<HTMLFormElement | null>
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  isSending: boolean
  response: ActionResult<Data> | null
  /** True while the response is still the one that came with the page. */
  isInitialResponse: boolean
  /** The server's refusal, if any. */
  refusal: ActionRefusal | null
  /** The initial values only. After that, the fields keep what was typed. */
  values: Record<string, string> | undefined
  /** Clears a field's error while the person corrects it. */
  clearFieldError: (name: string) => void
  /** Clears the message above the fields, or all messages. */
  clear: (scope: 'message' | 'all') => void
  /** Reloads the page, or opens `url`, and then restores the input. */
  reload: (url?: string) => void
}

/**
 * Manages a form on a public page. Input is checked in the browser before it is sent. While it is being sent,
 * further clicks are ignored. Errors appear next to the fields, and the first invalid field gets focus. Without
 * JavaScript, the browser posts the form to its `action`.
 */
export function usePublicForm<Data = null>(options: Options<Data>): PublicForm<Data> {
  const { send, initialResponse = null, failure, check, key, beforeSend, onDone } = options
  const form = useRef<HTMLFormElement>(null)
  const submissions = useRef(new Map<string, string>())
  const leaving = useRef<AbortController>(null)
  const [received, setReceived] = useState<ActionResult<Data> | null>(null)
  const [isSending, setSending] = useState(false)
  const response = received ?? initialResponse
  const refusal = response?.ok === false && hasContent(response) ? response : null

  const onMount = useEffectEvent(() => {
    if (key && form.current) restoreInput(key, form.current)
    if (!refusal) return
    const focusFirst = () => controlsOf(form.current, refusal)[0]?.focus()
    focusFirst()
    if (location.hash) afterFragment(() => document.activeElement === document.body && focusFirst())
  })
  useEffect(() => onMount(), [])

  function showRefusal(result: ActionRefusal) {
    setReceived(withHiddenFieldErrors(result, form.current))
    controlsOf(form.current, result)[0]?.focus()
  }

  const updateRefusal = (change: (refusal: ActionRefusal) => ActionRefusal) =>
    setReceived((last) => {
      const current = last ?? initialResponse
      return current?.ok === false ? change(current) : last
    })
  const clearFieldError = (name: string) =>
    updateRefusal((last) => {
      if (!last.fieldErrors?.[name]) return last
      const { [name]: _corrected, ...fieldErrors } = last.fieldErrors
      return { ...last, fieldErrors }
    })
  const clear = (scope: 'message' | 'all') =>
    updateRefusal((last) => {
      if (!(scope === 'all' ? hasContent(last) : last.message)) return last
      return { ok: false, fieldErrors: scope === 'all' ? {} : (last.fieldErrors ?? {}) }
    })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const sent = new FormData(event.currentTarget)
    const values = Object.fromEntries([...sent].map(([name, value]) => [name, String(value)]))
    const errors = check?.(values)
    if (hasErrors(errors)) return showRefusal({ ok: false, fieldErrors: errors })
    clear('all')
    leaving.current?.abort()
    setSending(true)
    const result = await deliver(sent)
    setSending(false)
    if (!result.ok) return showRefusal(result)
    submissions.current.clear()
    setReceived(result)
    onDone?.(result.data)
  }

  async function deliver(sent: FormData): Promise<ActionResult<Data>> {
    const errors = await beforeSend?.(sent)
    if (hasErrors(errors)) return { ok: false, fieldErrors: errors }
    if (key) sent.set('submission', submissionOf(JSON.stringify([...sent]), submissions.current))
    return send(null, sent).catch(refuseWith(failure, key ? keepInputOfOutdatedPage : undefined))
  }

  function keep() {
    if (key && form.current) keepInput(key, form.current)
  }

  /** Keeps what is in the form when people leave or reload the page. Returns the message to show. */
  function keepInputOfOutdatedPage() {
    if (!canKeepInput()) return OUTDATED_NOT_KEPT
    leaving.current = new AbortController()
    window.addEventListener('pagehide', keep, { signal: leaving.current.signal })
    return OUTDATED_BUT_KEPT
  }

  function reload(url = location.href) {
    keep()
    if (url === location.href) location.reload()
    else location.assign(url)
  }

  return {
    ref: form,
    submit,
    isSending,
    response,
    isInitialResponse: received === null,
    refusal,
    values: initialResponse?.ok === false ? initialResponse.values : undefined,
    clearFieldError,
    clear,
    reload,
  }
}

/** Runs `work` once the browser has shown the fragment of the page's address, which takes focus away. */
function afterFragment(work: () => void) {
  const inNextFrame = () => requestAnimationFrame(work)
  if (document.readyState === 'complete') inNextFrame()
  else window.addEventListener('load', inNextFrame, { once: true })
}

const hasErrors = (errors: FieldErrors | null | undefined): errors is FieldErrors =>
  Object.keys(errors ?? {}).length > 0

const hasContent = ({ message, fieldErrors }: ActionRefusal) => Boolean(message) || hasErrors(fieldErrors)

/** Returns the invalid controls in document order. A control may show the error for another field (`data-error`). */
function controlsOf(form: HTMLFormElement | null, { fieldErrors = {} }: ActionRefusal): HTMLElement[] {
  return [...(form?.elements ?? [])].filter(
    (control): control is HTMLElement =>
      control instanceof HTMLElement &&
      control.tabIndex >= 0 &&
      control.getAttribute('type') !== 'hidden' &&
      namesOf(control).some((name) => fieldErrors[name]),
  )
}

const namesOf = (control: HTMLElement) => [control.getAttribute('name') ?? '', control.dataset.error ?? '']

/** Moves errors for hidden fields into the message. */
function withHiddenFieldErrors(refusal: ActionRefusal, form: HTMLFormElement | null): ActionRefusal {
  const shown = controlsOf(form, refusal).flatMap(namesOf)
  const hidden = Object.entries(refusal.fieldErrors ?? {}).filter(([name]) => !shown.includes(name))
  if (refusal.message || hidden.length === 0) return refusal
  return { ...refusal, message: hidden.map(([, text]) => text).join(' ') }
}
