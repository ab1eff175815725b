import { useEffect, useRef, useState } from 'react'
import { PasswordInput } from '@/components/forms/password-input'
import { ReadyFields } from '@/components/forms/ready-fields'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'

export type SignInErrors = Partial<Record<'username' | 'password' | 'code', string>>

interface PasswordStepProps {
  /** The server's message, or a connection error. */
  message: string
  errors: SignInErrors
  isSubmitting: boolean
}

export function PasswordStep({ message, errors, isSubmitting }: PasswordStepProps) {
  const username = useRef<HTMLInputElement>(null)

  // Avoid autofocus, which would interrupt someone who started typing before this script loaded.
  useEffect(() => {
    const nothingHasFocus = document.activeElement === document.body
    if (nothingHasFocus && matchMedia('(pointer: fine)').matches) username.current?.focus()
  }, [])

  return (
    <>
      {message && <Notice tone="danger">{message}</Notice>}
      <Field label="Username" error={errors.username}>
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
            readOnly={isSubmitting}
          />
        )}
      </Field>
      <PasswordField error={errors.password} isSubmitting={isSubmitting} />
      {/* While the button is disabled, Enter cannot submit the form before the script is ready. */}
      <ReadyFields className="mt-1">
        <Button type="submit" loading={isSubmitting} className="w-full">
          {isSubmitting ? 'Signing in...' : 'Sign In'}
        </Button>
      </ReadyFields>
    </>
  )
}

function PasswordField({ error, isSubmitting }: { error: string | undefined; isSubmitting: boolean }) {
  const [isCapsLockOn, setCapsLockOn] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState?.('CapsLock') ?? false)
    document.addEventListener('keyup', onKey)
    return () => document.removeEventListener('keyup', onKey)
  }, [])

  return (
    <Field label="Password" error={error} hint={isCapsLockOn ? 'Caps Lock is on.' : undefined}>
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          autoComplete="current-password"
          maxLength={256}
          required
          readOnly={isSubmitting}
        />
      )}
    </Field>
  )
}
