'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import { toast } from 'sonner'
import { ConfirmDialog } from '@/components/admin/confirm-dialog'
import { failureText } from '@/components/forms/failed-action'
import { FormNotice } from '@/components/forms/form-notice'
import { callConfirmed } from '@/components/forms/identity'
import { ReadyFields } from '@/components/forms/ready-fields'
import { focusFirst } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { startCampaign } from '@/lib/campaigns/actions'
import type { Audience } from '@/lib/campaigns/schema'
import { formatCountOf } from '@/lib/count'
import type { FieldErrors } from '@/lib/platform/errors'
import { MessageFields } from './message-fields'
import { MessagePreview } from './message-preview'
import { TestMessage } from './test-message'
import { type MessageDraft, useMessageDraft } from './use-message-draft'

const UNREACHABLE = 'The site could not be reached. Please try again: no one will get the message twice.'

interface Props {
  audience: Audience
  recipients: number
  /** The version of the post in the preview. */
  postVersion?: number
  testEmail: string
  /** The initial draft. */
  start: MessageDraft
}

/**
 * Composes an email to an audience. Each audience has its own form, because the router keeps this page while others are
 * shown.
 */
export function ComposeForm(props: Props) {
  return <MessageForm key={JSON.stringify(props.audience)} {...props} />
}

function MessageForm({ audience, recipients, postVersion, testEmail, start }: Props) {
  const router = useRouter()
  const postId = audience.kind === 'newsletter' ? audience.postId : null
  const { draft, isRestored, change, clear } = useMessageDraft(
    postId ? `campaigns.draft.${postId}` : 'campaigns.draft',
    start,
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState('')
  const [isConfirming, setConfirming] = useState(false)
  const [isSending, startSending] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const submission = useRef<string>(undefined)
  const people = formatCountOf(recipients, 'person', 'people')

  const edit = (name: keyof MessageDraft, value: string) => {
    change({ [name]: value })
    setErrors(({ [name]: _fixed, ...rest }) => rest)
  }

  const send = async () => {
    // Random UUIDs are only available over https and on localhost.
    submission.current ??= globalThis.crypto?.randomUUID?.()
    const input = { ...draft, audience, recipients, postVersion, submission: submission.current }
    const result = await callConfirmed(() => startCampaign(input)).catch((error: unknown) =>
      failureText(error, UNREACHABLE),
    )
    if (typeof result === 'string') {
      setErrors({})
      setRefusal(result)
      return
    }
    if (!result.ok) {
      setErrors(result.fieldErrors ?? {})
      setRefusal(result.message ?? '')
      // The count and the post on this page may be out of date.
      router.refresh()
      return
    }
    clear()
    // People may come back to this form to write another message.
    submission.current = undefined
    toast.success(`Sending to ${people}`)
    router.push(`/admin/campaigns/${result.data.id}`)
  }

  const focusInvalid = (wrong: FieldErrors) => {
    if (form.current) focusFirst(form.current, (name) => name in wrong)
  }

  const requestConfirmation = () => {
    setRefusal('')
    const missing: FieldErrors = {}
    if (!draft.subject.trim()) missing.subject = 'Please write a subject'
    if (!draft.body.trim()) missing.body = 'Please write a message'
    setErrors(missing)
    focusInvalid(missing)
    if (Object.keys(missing).length === 0) setConfirming(true)
  }

  const label = `Send to ${people}`
  return (
    <div className="grid items-start gap-8 xl:grid-cols-2">
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          requestConfirmation()
        }}
      >
        <ReadyFields className="grid gap-5">
          {refusal && <FormNotice message={refusal} />}
          {isRestored && (
            <Notice tone="accent">
              Your unsent draft was restored.{' '}
              <button className="font-semibold underline" onClick={clear} type="button">
                Start over
              </button>
            </Notice>
          )}
          <MessageFields draft={draft} errors={errors} announcesPost={postId !== null} onEdit={edit} />
          <TestMessage draft={draft} postId={postId} email={testEmail} onFieldErrors={setErrors} />
          <div>
            <Button loading={isSending} size="lg" type="submit">
              {label}
            </Button>
          </div>
        </ReadyFields>
      </form>
      <MessagePreview key={postVersion} draft={draft} postId={postId} />
      <ConfirmDialog
        cancelLabel="Keep writing"
        onClose={() => setConfirming(false)}
        onClosed={() => focusInvalid(errors)}
        onConfirm={() => new Promise<void>((resolve) => startSending(() => send().then(resolve)))}
        open={isConfirming}
        question={`Send “${draft.subject}”?`}
        tone="primary"
        verb={label}
      >
        We’ll start sending right away, one email per person. You can stop while emails are still queued.
      </ConfirmDialog>
    </div>
  )
}
