import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Input } from '@/components/ui/input'

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Also accepts recovery codes, which are longer and contain letters. */
  takesRecovery?: boolean
}

/** Takes a code from the authenticator app. */
export function CodeInput({ takesRecovery = false, ...props }: CodeInputProps) {
  return (
    <Input
      inputMode={takesRecovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={takesRecovery ? 30 : 7}
      className={classNames('text-lg tracking-widest tabular-nums', !takesRecovery && 'max-w-56')}
      {...props}
    />
  )
}
