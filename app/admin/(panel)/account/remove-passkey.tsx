'use client'

import { ConfirmButton } from '@/components/admin/confirm-button'
import { removePasskey } from '@/lib/account/actions'
import { accountMessages } from '@/lib/account/schema'

interface RemovePasskeyProps {
  id: string
  name: string
  /** True if the account would then lack a required second factor. */
  isNeeded: boolean
}

export function RemovePasskey({ id, name, isNeeded }: RemovePasskeyProps) {
  return (
    <ConfirmButton
      label={
        <>
          Remove<span className="sr-only"> {name}</span>
        </>
      }
      question={`Remove “${name}”?`}
      verb="Remove"
      tone="danger"
      disappears
      run={() => removePasskey({ id })}
      done={`“${name}” was removed`}
    >
      You won’t be able to sign in with this passkey anymore, but you’ll stay signed in where you’ve already
      used it. Your device may keep offering this passkey until you delete it there too.
      {isNeeded && ` ${accountMessages.factorRequired}`}
    </ConfirmButton>
  )
}
