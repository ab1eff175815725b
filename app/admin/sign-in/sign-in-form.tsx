'use client'

import type { Route } from 'next'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from './password-input'
import { sendCredentials } from './send-credentials'

interface Fault {
  username?: string
  password?: string
  /** What the server, or the way to it, had to say. */
  message?: string
}

/** Typing clears what was wrong; a refusal puts the cursor where the next try begins. */
export function SignInForm({ returnTo }: { returnTo: Route }) {
  const [fault, setFault] = useState<Fault>({})
  const [isWorking, setIsWorking] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  // Not with autofocus: who has begun to type before this script arrived stays where he is.
  useEffect(() => {
    const isIdle = document.activeElement === document.body
    if (isIdle && matchMedia('(pointer: fine)').matches) username.current?.focus()
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = { username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' }
    const missing = missingFields(given)
    setFault(missing)
    if (missing.username) return username.current?.focus()
    if (missing.password) return password.current?.focus()
    setIsWorking(true)
    const answer = await sendCredentials(given)
    // A whole new page: nothing of the signed-out one stays behind. The button keeps saying that it works.
    if (answer.ok) return window.location.assign(returnTo)
    setIsWorking(false)
    setFault({ message: answer.message })
    password.current?.focus()
    password.current?.select()
  }

  return (
    <form
      method="post"
      action="/api/auth/callback/credentials"
      noValidate
      onSubmit={submit}
      onInput={() => setFault({})}
      onKeyUp={(event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'))}
      className="grid gap-5"
    >
      {fault.message && <Notice tone="danger">{fault.message}</Notice>}
      <Field label="Username" error={fault.username}>
        {(control) => (
          <Input
            {...control}
            ref={username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            required
            readOnly={isWorking}
          />
        )}
      </Field>
      <Field label="Password" error={fault.password} hint={hasCapsLock ? 'Caps Lock is on.' : undefined}>
        {(control) => <PasswordInput {...control} ref={password} readOnly={isWorking} />}
      </Field>
      <Button type="submit" loading={isWorking} className="mt-1 w-full">
        {isWorking ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}

function missingFields({ username, password }: { username: string; password: string }): Fault {
  return {
    ...(username ? {} : { username: 'Enter your username' }),
    ...(password ? {} : { password: 'Enter your password' }),
  }
}
