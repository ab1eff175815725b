import { useEffect, useRef, useState } from 'react'
import { PasswordInput } from '@/components/forms/password-input'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'

export type Missing = Partial<Record<'username' | 'password' | 'code', string>>

interface PasswordStepProps {
  /** The server's message, or a connection error. */
  message: string
  missing: Missing
  isWorking: boolean
}

export function PasswordStep({ message, missing, isWorking }: PasswordStepProps) {
  const username = useRef<HTMLInputElement>(null)

  // Avoid autofocus, which would interrupt someone who started typing before this script loaded.
  useEffect(() => {
    const isIdle = document.activeElement === document.body
    if (isIdle && matchMedia('(pointer: fine)').matches) username.current?.focus()
  }, [])

  return (
    <>
      {message && <Notice tone="danger">{message}</Notice>}
      <Field label="Username" error={missing.username}>
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
      <CapsLockField error={missing.password} isWorking={isWorking} />
      <Button type="submit" loading={isWorking} className="mt-1 w-full">
        {isWorking ? 'Signing in...' : 'Sign In'}
      </Button>
    </>
  )
}

function CapsLockField({ error, isWorking }: { error: string | undefined; isWorking: boolean }) {
  const [hasCapsLock, setHasCapsLock] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState?.('CapsLock') ?? false)
    document.addEventListener('keyup', onKey)
    return () => document.removeEventListener('keyup', onKey)
  }, [])

  return (
    <Field label="Password" error={error} hint={hasCapsLock ? 'Caps Lock is on.' : undefined}>
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          autoComplete="current-password"
          maxLength={256}
          required
          readOnly={isWorking}
        />
      )}
    </Field>
  )
}
