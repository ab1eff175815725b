'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { type RefObject, type SubmitEvent, useEffect, useRef, useState, useTransition } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import type { ActionRefusal, ActionResult } from '@/lib/platform/action-result'
import { refuseWith } from './failed-action'
import { callConfirmed } from './identity'
import type { GuardScope } from './leave-guards'
import { useLeaveGuard } from './use-leave-guard'

export interface ActionFormOptions<Values extends FieldValues, Data> {
  /** The schema that the action parses with. The browser checks first; the server always does. */
  schema: z.ZodType<unknown, Values>
  /** A server action passed by the page. It receives the values as typed, before the schema transforms them. */
  action: (input: Values) => Promise<ActionResult<Data>>
  /** The initial values. */
  values: DefaultValues<Values>
  /** The message above the form if required fields are empty. Each field also has its own message. */
  missing?: string
  /** Defines what counts as leaving the form. People with unsaved changes are asked before they leave. */
  scope?: GuardScope
  /** Called once the action has succeeded, for a toast, a refresh or a redirect. */
  onSuccess?: (data: Data, sent: Values) => void
}

export interface ActionForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** For `<form noValidate onSubmit={form.submit}>`. */
  submit: (event: SubmitEvent<HTMLFormElement>) => void
  isPending: boolean
  /** True while a file that becomes part of the values is being uploaded. */
  isUploading: boolean
  /** Refuses to save until the upload has ended, and counts it as an unsaved change. */
  hold: (upload: Promise<unknown>) => Promise<void>
  /** The message above the form, or ''. */
  message: string
  /** The server's refusal, for forms that show more than its message. */
  refusal: ActionRefusal | null
  /**
   * Makes `sent`, with the values in `saved` applied, the form's saved version. Input typed while saving stays in the
   * form as unsaved changes to that version. If there is no such input and `leave` is passed, only calls `leave`, which
   * closes the form.
   */
  settle: (sent: Values, saved: Partial<Values>, leave?: () => void) => void
  /** Clears the server's refusal once it has been dealt with. */
  dismiss: () => void
  /** True while this browser keeps a draft, which the leave dialog then mentions. */
  hasDraft: RefObject<boolean>
  /** The error message of a field, for `<Field error={form.error('title')}>`. */
  error: (name: FieldPath<Values>) => string | undefined
}

const UPLOADING: ActionRefusal = {
  ok: false,
  message: 'An upload is still running. Please wait until it has finished, then try again.',
}
const UNREACHABLE = 'The site could not be reached. Your text is still here. Please try again.'

/**
 * Manages the form of a server action. Input is checked in the browser and sent once; errors appear next to the fields.
 * Nothing typed is lost, focus moves to the first invalid field, and people are asked before they leave unsaved changes.
 *
 *     const form = useActionForm({ schema: postSchema, action: savePost, values: post, onSuccess: () => toast.success('Saved') })
 *     <ActionForm form={form}>
 *       <TextField form={form} name="title" label="Title" />
 *       <Button type="submit" loading={form.isPending}>Save</Button>
 *     </ActionForm>
 *
 * Any other control: `<Field label="Body" error={form.error('body')}>{(c) => <Textarea {...c} {...form.register('body')} />}</Field>`.
 */
export function useActionForm<Values extends FieldValues, Data>(
  options: ActionFormOptions<Values, Data>,
): ActionForm<Values> {
  type Path = FieldPath<Values>
  const form = useForm<Values>({
    resolver: zodResolver(options.schema as z.ZodType<Values, Values>, undefined, { raw: true }),
    defaultValues: options.values,
    // Focus is moved below, for errors from both the browser and the server.
    shouldFocusError: false,
  })
  const router = useRouter()
  const { errors, isDirty } = form.formState
  const { getValues, reset } = form
  const isFirstTime = useRef(true)
  // A field without an initial value has that of its control, such as ''. It would count as changed as soon as the
  // router shows this page again.
  useEffect(() => {
    if (isFirstTime.current) reset(getValues(), { keepValues: true })
    isFirstTime.current = false
  }, [getValues, reset])
  const [refusal, setRefusal] = useState<ActionRefusal | null>(null)
  const [isPending, startSending] = useTransition()
  const isSending = useRef(false)
  const [uploads, setUploads] = useState(0)
  const isUploading = uploads > 0
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const hasDraft = useLeaveGuard(isUploading || (isDirty && !isPending), options.scope)

  async function hold(upload: Promise<unknown>) {
    setUploads((count) => count + 1)
    running.current = Promise.all([running.current, upload])
    await upload
    setUploads((count) => count - 1)
    setRefusal((shown) => (shown === UPLOADING ? null : shown))
  }

  async function send(element: HTMLFormElement, values: Values) {
    const result = await callConfirmed(() => options.action(values)).catch(refuseWith(UNREACHABLE))
    if (result.ok) {
      form.reset(values, { keepValues: true })
      // `onSuccess` may close the form, which uploads that started during the save still need.
      await running.current
      options.onSuccess?.(result.data, values)
      return
    }
    const names = Object.keys(result.fieldErrors ?? {}) as FieldPath<Values>[]
    for (const name of names) form.setError(name, { message: result.fieldErrors?.[name] ?? '' })
    setRefusal(withoutFields(result, element))
    // Do not refresh after other refusals: if the record was erased, the not-found page would replace the text.
    if (result.isOutdated) router.refresh()
    focusFirst(element, (name) => names.some((field) => field === name))
  }

  function settle(sent: Values, saved: Partial<Values>, leave?: () => void) {
    const now = form.getValues()
    const hasTyped = (name: Path) => now[name] !== sent[name]
    if (leave && !(Object.keys(sent) as Path[]).some(hasTyped)) return leave()
    for (const name of Object.keys(saved) as Path[])
      if (!hasTyped(name)) form.setValue(name, saved[name] as FieldPathValue<Values, Path>)
    // Comes last, because it compares the form's values with the saved ones to find unsaved changes.
    form.reset({ ...sent, ...saved }, { keepValues: true })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    if (isUploading) return setRefusal(UPLOADING)
    isSending.current = true
    const element = event.currentTarget
    setRefusal(null)
    const run = form.handleSubmit(
      (values) => send(element, values),
      (wrong) => {
        const isMissing = Object.keys(wrong).some((name) =>
          isBlank(form.getValues(name as FieldPath<Values>)),
        )
        if (options.missing && isMissing) setRefusal({ ok: false, message: options.missing })
        focusFirst(element, (name) => get(wrong, name) !== undefined)
      },
    )
    startSending(async () => {
      try {
        await run(event)
      } finally {
        isSending.current = false
      }
    })
  }

  return {
    ...form,
    submit,
    isPending,
    isUploading,
    hold,
    message: refusal?.message ?? '',
    refusal,
    settle,
    dismiss: () => setRefusal(null),
    hasDraft,
    error: (name) => (get(errors, name) as FieldError | undefined)?.message,
  }
}

/** Moves errors of fields that this form does not show into the message above the form. */
function withoutFields(refusal: ActionRefusal, element: HTMLFormElement): ActionRefusal {
  if (refusal.message) return refusal
  const unplaced = Object.entries(refusal.fieldErrors ?? {}).filter(
    ([name]) => element.elements.namedItem(name) === null,
  )
  return unplaced.length === 0 ? refusal : { ...refusal, message: unplaced.map(([, text]) => text).join(' ') }
}

/** Moves focus to the form's first invalid control. */
export function focusFirst(element: HTMLFormElement, isWrong: (name: string) => boolean) {
  for (const control of element.elements) {
    const name = control.getAttribute('name')
    if (!name || !isWrong(name) || !(control instanceof HTMLElement)) continue
    // Lets the page show the field if it is hidden (components/admin/markdown/writing-view.ts).
    control.dispatchEvent(new Event('invalid', { bubbles: true }))
    return control.focus()
  }
}

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '')
