'use client'

import { type FormEvent, useActionState, useRef, useState } from 'react'
import { PasswordInput } from '@/components/forms/password-input'
import { PasswordStrength } from '@/components/forms/password-strength'
import { type FormAction, sendForm } from '@/components/forms/send-form'
import { takeFocus } from '@/components/forms/take-focus'
import { Button, buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import type { ActionRefusal, ActionResult } from '@/lib/platform/action-result'

type Accepted = { username: string }

const FAILURE = 'The site could not be reached. What you typed is still here. Please try again.'

/** Without script the browser posts it and the server renders its answer. */
export function InvitationForm({ accept, token }: { accept: FormAction<Accepted>; token: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [rendered, post] = useActionState(accept, null)
  const [received, setReceived] = useState<ActionResult<Accepted> | null>(null)
  const [isSending, setSending] = useState(false)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const answer = received ?? rendered
  const refusal = answer?.ok === false ? answer : null
  const faults = refusal?.fieldErrors

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const sent = new FormData(event.currentTarget)
    setSending(true)
    const result = await sendForm(accept, sent, { failure: FAILURE })
    setSending(false)
    if (result.ok) setReceived(result)
    else refuse(result)
  }

  function refuse(result: ActionRefusal) {
    setReceived(result)
    const first = ['name', 'username', 'password'].find((name) => result.fieldErrors?.[name]) ?? 'none'
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  if (answer?.ok) return <Ready username={answer.data.username} />
  return (
    <form ref={form} action={post} onSubmit={submit} noValidate className="grid gap-6">
      {refusal?.message && <Notice>{refusal.message}</Notice>}
      <input type="hidden" name="token" value={token} />
      <Field label="Your name" hint="As colleagues call you." error={faults?.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={100}
            required
            defaultValue={refusal?.values?.name}
          />
        )}
      </Field>
      <Field label="Username" hint="You sign in with it. Small letters and digits." error={faults?.username}>
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={50}
            required
            defaultValue={refusal?.values?.username}
            onInput={(event) => setUsername(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="grid gap-2">
        <Field
          label="Password"
          hint="A few words that do not belong together are easy to keep in mind and hard to guess."
          error={faults?.password}
        >
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="new-password"
              maxLength={256}
              required
              onInput={(event) => setPassword(event.currentTarget.value)}
            />
          )}
        </Field>
        <PasswordStrength password={password} username={username} />
      </div>
      <Button type="submit" size="lg" loading={isSending} className="w-full">
        {isSending ? 'Making your account...' : 'Make my account'}
      </Button>
    </form>
  )
}

function Ready({ username }: { username: string }) {
  return (
    <div ref={takeFocus} tabIndex={-1} role="status" className="grid gap-4 outline-none">
      <h2 className="font-display text-2xl font-bold">Your account is ready</h2>
      <p className="text-fg-soft">
        Sign in as <strong className="font-semibold text-fg">{username}</strong>. Then set up a second factor
        under Your account: a password alone is soon found out.
      </p>
      <p>
        <a href="/admin/sign-in" className={buttonClass({ size: 'lg' })}>
          Sign in
        </a>
      </p>
    </div>
  )
}
