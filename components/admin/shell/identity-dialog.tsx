'use client'

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { DialogButtons } from '@/components/admin/dialog-buttons'
import { UNREACHABLE } from '@/components/admin/use-action'
import { askForPasskey } from '@/components/forms/ask-for-passkey'
import { CodeInput } from '@/components/forms/code-input'
import { refuseWith } from '@/components/forms/failed-action'
import { registerIdentityPrompt } from '@/components/forms/identity'
import { PasswordInput } from '@/components/forms/password-input'
import { focusWhenOpened } from '@/components/forms/take-focus'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import type { IdentityInput } from '@/lib/account/schema'
import type { ActionRefusal, ActionResult } from '@/lib/platform/action-result'
import type { IdentityProof } from '@/lib/platform/errors'

export interface IdentityActions {
  confirm: (input: IdentityInput) => Promise<ActionResult<null>>
  check: (input: Record<string, never>) => Promise<ActionResult<null>>
  /** Returns the options with which the browser asks for a passkey. */
  beginPasskey: (input: Record<string, never>) => Promise<ActionResult<PublicKeyCredentialRequestOptionsJSON>>
  hasPasskey: boolean
}

interface Question {
  proof: IdentityProof
  answer: (isConfirmed: boolean) => void
}

/** Asks for the password, a code or a passkey when the server requires one before a sensitive action (`callConfirmed`). */
export function IdentityDialog({ confirm, check, beginPasskey, hasPasskey }: IdentityActions) {
  const [question, setQuestion] = useState<Question | null>(null)
  const openQuestion = useRef<Question>(null)

  useEffect(
    () =>
      registerIdentityPrompt({
        check: () => check({}),
        ask: (proof) => {
          // A second request joins the question that is already open.
          const earlier = openQuestion.current
          return new Promise((resolve) => {
            const answer = (isConfirmed: boolean) => {
              earlier?.answer(isConfirmed)
              resolve(isConfirmed)
            }
            openQuestion.current = { proof, answer }
            setQuestion(openQuestion.current)
          })
        },
      }),
    [check],
  )

  const close = (isConfirmed: boolean) => {
    setQuestion(null)
    openQuestion.current?.answer(isConfirmed)
    openQuestion.current = null
  }
  return (
    <Dialog
      open={question !== null}
      onClose={() => close(false)}
      title="Confirm it’s you"
      description="This action is sensitive, so we’re checking that no one else is using your browser. We won’t ask again for 5 minutes."
    >
      {question && (
        <IdentityForm
          proof={question.proof}
          confirm={confirm}
          beginPasskey={beginPasskey}
          hasPasskey={hasPasskey}
          onConfirmed={() => close(true)}
          onCancel={() => close(false)}
        />
      )}
    </Dialog>
  )
}

interface IdentityFormProps {
  proof: IdentityProof
  confirm: IdentityActions['confirm']
  beginPasskey: IdentityActions['beginPasskey']
  hasPasskey: boolean
  onConfirmed: () => void
  onCancel: () => void
}

/**
 * Shows the form in the dialog. It does not use a transition: the action that waits for this form runs in one, and
 * React only finishes transitions together.
 */
function IdentityForm({
  proof,
  confirm,
  beginPasskey,
  hasPasskey,
  onConfirmed,
  onCancel,
}: IdentityFormProps) {
  const [refusal, setRefusal] = useState<ActionRefusal | null>(null)
  // People may close the dialog while the browser asks for the passkey, which can take minutes.
  const [pending, setPending] = useState<'typed' | 'passkey' | null>(null)
  const name = proof === 'code' ? 'code' : 'currentPassword'
  const error = refusal?.fieldErrors?.[name]

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const control = event.currentTarget.elements.namedItem(name) as HTMLInputElement
    const { value } = control
    const isConfirmed = await attempt('typed', () =>
      confirm(proof === 'code' ? { code: value } : { currentPassword: value }),
    )
    if (!isConfirmed) control.select()
  }

  const confirmWithPasskey = () =>
    attempt('passkey', async () => {
      const response = await askForPasskey(async () => {
        const options = await beginPasskey({})
        return options.ok ? options.data : null
      })
      return 'problem' in response ? { ok: false, message: response.problem } : confirm(response)
    })

  /** Tries to confirm who the person is. Returns whether that succeeded. */
  async function attempt(kind: 'typed' | 'passkey', prove: () => Promise<ActionResult<null>>) {
    setRefusal(null)
    setPending(kind)
    const result = await prove().catch(refuseWith(UNREACHABLE))
    setPending(null)
    if (result.ok) onConfirmed()
    else setRefusal(result)
    return result.ok
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {refusal?.message && <Notice>{refusal.message}</Notice>}
      {proof === 'passkey' ? (
        <p>When a passkey or two-factor authentication is required, your password alone isn’t enough.</p>
      ) : proof === 'code' ? (
        <Field
          label="Code"
          hint="The 6-digit code from your authenticator app, or a recovery code."
          error={error}
        >
          {(control) => <CodeInput {...control} ref={focusWhenOpened} name={name} takesRecovery />}
        </Field>
      ) : (
        <Field label="Your password" error={error}>
          {(control) => (
            <PasswordInput
              {...control}
              ref={focusWhenOpened}
              name={name}
              autoComplete="current-password"
              maxLength={256}
            />
          )}
        </Field>
      )}
      {proof !== 'passkey' && (
        <DialogButtons isPending={pending === 'typed'} disabled={pending === 'passkey'} onCancel={onCancel}>
          Confirm
        </DialogButtons>
      )}
      {(hasPasskey || proof === 'passkey') && (
        <Button
          ref={proof === 'passkey' ? focusWhenOpened : undefined}
          variant={proof === 'passkey' ? 'primary' : 'secondary'}
          disabled={pending !== null}
          onClick={confirmWithPasskey}
        >
          <KeyRound aria-hidden="true" />
          Use a passkey
        </Button>
      )}
    </form>
  )
}
