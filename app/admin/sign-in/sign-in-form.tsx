'use client'

import { KeyRound } from 'lucide-react'
import type { Route } from 'next'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { codeMessages } from '@/lib/auth/schema'
import { CodeStep } from './code-step'
import { PasskeyStep } from './passkey-step'
import { PasswordStep, type SignInErrors } from './password-step'
import { fetchToken, sendCredentials, sendPasskey } from './send-credentials'

const SHORT_PASSWORD_PAGE: Route = '/admin/account?password=short'

/** Asks for username and password, and then, if the account needs more, for a code or passkey in the same place. */
export function SignInForm({ returnTo }: { returnTo: Route }) {
  const [step, setStep] = useState<'password' | 'code' | 'recovery' | 'passkey'>('password')
  /** The correct password, kept until the code is correct as well. */
  const [proven, setProven] = useState<{ username: string; password: string } | null>(null)
  const [message, setMessage] = useState('')
  const [errors, setErrors] = useState<SignInErrors>({})
  const [isSubmitting, setIsSubmitting] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const textOf = (name: string) => String(typed.get(name) ?? '').trim()
    const credentials = proven ?? {
      username: textOf('username'),
      password: String(typed.get('password') ?? ''),
    }
    const empty = proven ? missingCode(textOf('code'), step) : missingFields(credentials)
    setMessage('')
    setErrors(empty)
    const [first] = Object.keys(empty)
    if (first) return focus(form, first)
    setIsSubmitting(true)
    const response = await sendCredentials(proven ? { ...credentials, code: textOf('code') } : credentials)
    // Load a new document, so that nothing from the signed-out page remains. The button stays busy until then.
    if (response.ok) return window.location.assign(response.hasShortPassword ? SHORT_PASSWORD_PAGE : returnTo)
    setIsSubmitting(false)
    if (response.asksFor && !proven) return begin(credentials, response.asksFor)
    if (proven) setErrors({ code: response.message })
    else setMessage(response.message)
    focus(form, proven ? 'code' : 'password')
  }

  async function signInWithPasskey() {
    clearErrors()
    setIsSubmitting(true)
    const response = await sendPasskey()
    if (response.ok) return window.location.assign(returnTo)
    setIsSubmitting(false)
    setMessage(response.message)
  }

  function begin(credentials: { username: string; password: string }, next: 'code' | 'passkey') {
    setProven(credentials)
    setStep(next)
  }

  function startOver() {
    setProven(null)
    goTo('password')
  }

  function goTo(next: typeof step) {
    setStep(next)
    clearErrors()
  }

  function clearErrors() {
    setMessage('')
    setErrors({})
  }

  if (step === 'passkey') {
    return (
      <PasskeyStep
        message={message}
        isSubmitting={isSubmitting}
        onUse={signInWithPasskey}
        onStartOver={startOver}
      />
    )
  }
  return (
    <form
      method="post"
      action="/api/auth/callback/credentials"
      noValidate
      onSubmit={submit}
      onInput={() => {
        clearErrors()
        fetchToken()
      }}
      className="grid gap-5"
    >
      {step === 'password' ? (
        <PasswordStep message={message} errors={errors} isSubmitting={isSubmitting} />
      ) : (
        <CodeStep
          key={step}
          isRecovery={step === 'recovery'}
          message={message}
          error={errors.code}
          isSubmitting={isSubmitting}
          onSwitch={() => goTo(step === 'code' ? 'recovery' : 'code')}
          onStartOver={startOver}
        />
      )}
      <Button variant="secondary" disabled={isSubmitting} onClick={signInWithPasskey}>
        <KeyRound aria-hidden="true" />
        Use a passkey
      </Button>
    </form>
  )
}

/** Focuses a field and selects its text, so that the next attempt overwrites it. */
function focus(form: HTMLFormElement, name: string) {
  const input = form.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement)) return
  input.focus()
  input.select()
}

function missingFields({ username, password }: { username: string; password: string }): SignInErrors {
  return {
    ...(username ? {} : { username: 'Enter your username' }),
    ...(password ? {} : { password: 'Enter your password' }),
  }
}

function missingCode(code: string, step: string): SignInErrors {
  if (code) return {}
  return { code: step === 'recovery' ? codeMessages.missingRecovery : codeMessages.missing }
}
