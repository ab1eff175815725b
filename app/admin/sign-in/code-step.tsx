import { CodeInput } from '@/components/forms/code-input'
import { takeFocus } from '@/components/forms/take-focus'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'

interface CodeStepProps {
  isRecovery: boolean
  /** Why signing in with a passkey failed. */
  message: string
  error: string | undefined
  isSubmitting: boolean
  onSwitch: () => void
  onStartOver: () => void
}

/** Replaces the password step, and asks for a code that only the owner of the account has. */
export function CodeStep({ isRecovery, message, error, isSubmitting, onSwitch, onStartOver }: CodeStepProps) {
  const texts = isRecovery ? recoveryTexts : codeTexts
  return (
    <>
      {message && <Notice>{message}</Notice>}
      <Field label={texts.label} hint={texts.hint} error={error}>
        {(control) => (
          <CodeInput
            {...control}
            ref={takeFocus}
            name="code"
            takesRecovery={isRecovery}
            // Password managers can fill in the app's codes, but not recovery codes.
            {...(isRecovery ? { autoComplete: 'off' } : {})}
            required
            readOnly={isSubmitting}
          />
        )}
      </Field>
      <Button type="submit" loading={isSubmitting} className="mt-1 w-full">
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <button type="button" onClick={onSwitch} className={linkClass}>
          {texts.switchLabel}
        </button>
        <button type="button" onClick={onStartOver} className={linkClass}>
          Use another account
        </button>
      </p>
    </>
  )
}

export const linkClass = 'min-h-6 font-semibold text-accent underline underline-offset-4'

const codeTexts = {
  label: '6-digit code',
  hint: 'The current code in your authenticator app.',
  switchLabel: 'Use a recovery code',
} as const

const recoveryTexts = {
  label: 'Recovery code',
  hint: 'One of the recovery codes you saved most recently. Each works once.',
  switchLabel: 'Use the app',
} as const
