'use client'

import { ConfirmButton } from '@/components/admin/confirm-button'
import { removePasskey } from '@/lib/account/actions'

export function RemovePasskey({ id, name }: { id: string; name: string }) {
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
      run={() => removePasskey({ id })}
      done={`“${name}” no longer signs in`}
    >
      It will no longer sign in. You can still sign in with your password. Your device may keep offering this
      passkey until you delete it there, too.
    </ConfirmButton>
  )
}
