'use client'

import { useRef, useState, useTransition } from 'react'
import { toast } from 'sonner'
import { UNREACHABLE } from '@/components/admin/use-action'
import { refuseWith } from '@/components/forms/failed-action'
import { callConfirmed } from '@/components/forms/identity'
import { focusFirst } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { sendTestMessage } from '@/lib/campaigns/actions'
import type { FieldErrors } from '@/lib/platform/errors'
import type { MessageDraft } from './use-message-draft'

interface TestMessageProps {
  draft: MessageDraft
  /** The announced post, if any. */
  postId: string | null
  email: string
  /** Called with the errors of the subject, preview and message. */
  onFieldErrors: (errors: FieldErrors) => void
}

/** Sends the current message as a test to the address of the person who is writing it. */
export function TestMessage({ draft, postId, email: initialEmail, onFieldErrors }: TestMessageProps) {
  const [email, setEmail] = useState(initialEmail)
  const [error, setError] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [isSending, startSending] = useTransition()

  const send = () =>
    startSending(async () => {
      setError('')
      onFieldErrors({})
      const input = { ...draft, postId, email }
      const result = await callConfirmed(() => sendTestMessage(input)).catch(refuseWith(UNREACHABLE))
      if (result.ok) {
        toast.success(`Test email queued for ${result.data.email}`)
        return
      }
      const { email: emailError, ...messageErrors } = result.fieldErrors ?? {}
      onFieldErrors(messageErrors)
      const hasMessageErrors = Object.keys(messageErrors).length > 0
      setError(
        emailError ?? result.message ?? (hasMessageErrors ? 'Please correct the fields marked above.' : ''),
      )
      const form = field.current?.form
      if (form)
        focusFirst(form, (name) => name in messageErrors || (name === field.current?.name && !!emailError))
    })

  return (
    <div className="grid gap-3 rounded-md border border-line p-4 sm:grid-cols-[1fr_auto] sm:items-start">
      <Field error={error} label="Send a test email to">
        {(control) => (
          <Input
            {...control}
            ref={field}
            autoComplete="email"
            name="test-email"
            onChange={(event) => {
              setEmail(event.target.value)
              setError('')
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              send()
            }}
            type="email"
            value={email}
          />
        )}
      </Field>
      <Button className="sm:mt-6.5" loading={isSending} onClick={send} variant="secondary">
        Send test
      </Button>
    </div>
  )
}
