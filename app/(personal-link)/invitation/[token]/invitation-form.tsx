'use client'

import { useState } from 'react'
import type { FormAction } from '@/components/forms/form-action'
import { PasswordInput } from '@/components/forms/password-input'
import { PasswordStrength } from '@/components/forms/password-strength'
import { ReadyFields } from '@/components/forms/ready-fields'
import { takeFocus } from '@/components/forms/take-focus'
import { usePublicForm } from '@/components/forms/use-public-form'
import { Button, buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { site } from '@/lib/site'

type Accepted = { username: string }

const FAILURE = 'The site could not be reached. What you entered is still here. Please try again.'

/** Creates an account. Requires JavaScript, like the admin area that the account is for. */
export function InvitationForm({ accept, token }: { accept: FormAction<Accepted>; token: string }) {
  const form = usePublicForm({ send: accept, failure: FAILURE })
  const { response, refusal } = form
  const [name, setName] = useState('')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const errors = refusal?.fieldErrors

  if (response?.ok) return <AccountReady username={response.data.username} />
  return (
    <form ref={form.ref} onSubmit={form.submit} noValidate>
      <div className="mb-6 hidden noscript:block">
        <Notice>Please turn on JavaScript: this form and {site.name} Admin both need it.</Notice>
      </div>
      <ReadyFields className="grid gap-6">
        {refusal?.message && <Notice>{refusal.message}</Notice>}
        <input type="hidden" name="token" value={token} />
        <Field label="Your name" hint="What your colleagues call you." error={errors?.name}>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={100}
              required
              onInput={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field
          label="Username"
          hint="You’ll sign in with it. Use 2 to 50 characters: a-z, 0-9, dots, dashes and underscores."
          error={errors?.username}
        >
          {(control) => (
            <Input
              {...control}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={50}
              required
              onInput={(event) => setUsername(event.currentTarget.value)}
            />
          )}
        </Field>
        <div className="grid gap-2">
          <Field
            label="Password"
            hint="A few unrelated words are easy to remember and hard to guess."
            error={errors?.password}
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
          <PasswordStrength password={password} owner={{ username, name }} />
        </div>
        <Button type="submit" size="lg" loading={form.isSending} className="w-full">
          {form.isSending ? 'Creating your account...' : 'Create my account'}
        </Button>
      </ReadyFields>
    </form>
  )
}

function AccountReady({ username }: { username: string }) {
  return (
    <div ref={takeFocus} tabIndex={-1} role="status" className="grid gap-4 outline-none">
      <h2 className="font-display text-2xl font-bold">Your account is ready</h2>
      <p className="text-fg-soft">
        Sign in as <strong className="font-semibold text-fg">{username}</strong>. Then set up two-factor
        authentication under Your account, so that a stolen password alone is not enough.
      </p>
      <p>
        <a href="/admin/sign-in" className={buttonClass({ size: 'lg' })}>
          Sign in
        </a>
      </p>
    </div>
  )
}
