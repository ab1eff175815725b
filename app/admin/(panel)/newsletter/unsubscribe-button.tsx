'use client'

import { ConfirmButton } from '@/components/admin/confirm-button'
import { unsubscribeSubscriber } from '@/lib/newsletter/actions'

/** For somebody who asked by phone or by mail. Only the person can subscribe again. */
export function UnsubscribeButton({ id, email }: { id: string; email: string }) {
  return (
    <ConfirmButton
      label={
        <>
          Unsubscribe<span className="sr-only"> {email}</span>
        </>
      }
      question={`Unsubscribe ${email}?`}
      verb="Unsubscribe"
      run={() => unsubscribeSubscriber({ id })}
      done={`No more articles go to ${email}`}
    >
      No more articles go there. It cannot be undone here: only the owner of the address can subscribe again.
    </ConfirmButton>
  )
}
