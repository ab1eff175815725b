import { KeyRound } from 'lucide-react'
import { takeFocus } from '@/components/forms/take-focus'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { linkClass } from './code-step'

interface PasskeyStepProps {
  message: string
  isSubmitting: boolean
  onUse: () => void
  onStartOver: () => void
}

/** Replaces the password step for accounts whose password alone is not enough. */
export function PasskeyStep({ message, isSubmitting, onUse, onStartOver }: PasskeyStepProps) {
  return (
    <div className="grid gap-5">
      {message && <Notice tone="danger">{message}</Notice>}
      <p>
        Password accepted. Now use your passkey to finish signing in: your fingerprint, face, screen lock or
        security key.
      </p>
      <Button ref={takeFocus} loading={isSubmitting} onClick={onUse} className="w-full">
        <KeyRound aria-hidden="true" />
        {isSubmitting ? 'Signing in...' : 'Use your passkey'}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <span className="text-fg-soft">Lost your passkey? Ask an owner to reset it.</span>
        <button type="button" onClick={onStartOver} className={linkClass}>
          Use another account
        </button>
      </p>
    </div>
  )
}
